#!/usr/bin/env node
/*
 * A server of the Model Context Protocol, over standard input and output, for the documentation that
 * this package was published with.
 *
 *   --site <URL>        another copy of the documentation; or the variable DOCS_SITE
 *   --project <folder>  whose types snippets are checked against; the current folder by default
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {CallToolRequestSchema, ListToolsRequestSchema} from '@modelcontextprotocol/sdk/types.js';
import {readExports} from './exports';
import {readFact} from './facts';
import {openSite} from './site';
import {toolsOf, type Tool} from './tools';

function serve(tools: Tool[], version: string, site: string): Server {
  const server = new Server(
    {name: 'remotion-docs', version},
    {
      capabilities: {tools: {}},
      instructions: `The documentation of Remotion at ${site}. Look an API up before you use it, and check the code that you write with it.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({name, description, parameters}) => ({
      name,
      description,
      inputSchema: {
        type: 'object' as const,
        properties: Object.fromEntries(
          Object.entries(parameters).map(([key, says]) => [
            key,
            {type: 'string', description: says},
          ]),
        ),
        required: Object.keys(parameters),
      },
      annotations: {readOnlyHint: true},
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({params}) => {
    const answer = (text: string, isError = false) => ({
      content: [{type: 'text' as const, text}],
      isError,
    });
    try {
      return answer(await call(tools, params.name, params.arguments ?? {}));
    } catch (error) {
      return answer(error instanceof Error ? error.message : String(error), true);
    }
  });
  return server;
}

/** @throws Error with a sentence if there is no such tool, or an argument is missing */
function call(tools: Tool[], name: string, input: Record<string, unknown>): Promise<string> {
  const tool = tools.find((each) => each.name === name);
  if (!tool) {
    throw new Error(
      `There is no tool "${name}". Use one of: ${tools.map((each) => each.name).join(', ')}`,
    );
  }
  const given = Object.keys(tool.parameters).map((key) => {
    const value = input[key];
    if (typeof value !== 'string' || !value.trim()) {
      throw new Error(`"${name}" needs "${key}" as text. ${tool.parameters[key]}`);
    }
    return [key, value] as const;
  });
  return tool.run(Object.fromEntries(given));
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {site: {type: 'string'}, project: {type: 'string'}}});
  const fact = (key: string): string => readFact(join(__dirname, 'package.json'), key) ?? '';
  const version = fact('version');
  const site = openSite(values.site ?? process.env.DOCS_SITE ?? fact('site'));
  const exports = readExports(readFileSync(join(__dirname, 'exports.tsv'), 'utf8'));
  const tools = toolsOf({site, version, exports, project: resolve(values.project ?? '.')});
  await serve(tools, version, site.origin).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
