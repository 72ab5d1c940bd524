import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import type {Config} from '@docusaurus/types';
import {ROOT} from '../../scripts/lib/root';

/** The site's configuration as it is under the given environment variables. */
function configWith(variables: Record<string, string>): Config {
  const code = `import config from './docusaurus.config'; console.log(JSON.stringify(config))`;
  const {stdout, stderr} = spawnSync('npx', ['tsx', '-e', code], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {...process.env, ...variables},
  });
  expect(stdout, stderr).toContain('{');
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Config;
}

const askAiOptions = ({plugins}: Config) =>
  (plugins as ([string, {widget: unknown}] | null)[]).find(
    (plugin) => plugin?.[0] === './plugins/ask-ai/index.ts',
  )?.[1];

test('no script of another host is configured by default', () => {
  const config = configWith({});
  expect(config.scripts ?? []).toEqual([]);
  expect(askAiOptions(config)?.widget).toBeNull();
});

test('the chat widget is configured by its two variables', () => {
  const config = configWith({
    CHAT_WIDGET_SCRIPT_URL: 'https://chat.example.com/widget.js',
    CHAT_WIDGET_ID: 'widget-1',
  });
  expect(askAiOptions(config)?.widget).toEqual({
    scriptUrl: 'https://chat.example.com/widget.js',
    id: 'widget-1',
  });
});

test('analytics is there only with an id, and does not anonymize addresses', () => {
  const gtagOf = ({presets}: Config) => {
    const [, options] = (presets?.[0] ?? []) as [string, {gtag?: unknown}];
    return options.gtag;
  };
  expect(gtagOf(configWith({}))).toBeUndefined();
  expect(gtagOf(configWith({ANALYTICS_ID: 'G-ABCD1234'}))).toEqual({
    trackingID: 'G-ABCD1234',
    anonymizeIP: false,
  });
});

test('broken links and pictures throw, broken Markdown links and anchors warn', () => {
  const {onBrokenLinks, onBrokenAnchors, markdown} = configWith({});
  expect({onBrokenLinks, onBrokenAnchors, ...markdown?.hooks}).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: 'throw',
  });
});

test('an unknown type of navbar item is refused with its name', () => {
  const validate = (themeConfig: object) =>
    validateThemeConfig({themeConfig: themeConfig as never, validate: normalizeThemeConfig});
  const {themeConfig} = configWith({}) as {themeConfig: object};
  expect(() => validate(themeConfig)).not.toThrow();
  expect(() =>
    validate({...themeConfig, navbar: {items: [{type: 'carousel', label: 'x'}]}}),
  ).toThrow(/carousel/);
});
