'use strict';
const {crfOption} = client_1.BrowserSafeApis.options;
const flagName = client_1.BrowserSafeApis.options.webhookCustomDataOption.cliFlag;
const run = () => {
  const {concurrencies} = parsed_cli_1.parsedCli;
  const runs = parsed_cli_1.parsedCli.runs;
  const outDir = parsed_cli_1.parsedCli['out-dir'];
  const crf = crfOption.getValue({commandLine: parsed_cli_1.parsedCli}).value;
  const key = args_1.parsedLambdaCli[client_1.BrowserSafeApis.options.apiKeyOption.cliFlag];
  const hook = args_1.parsedLambdaCli[flagName];
  return [args_1.forceFlagProvided, (0, parsed_cli_1.quietFlagProvided)()];
};
