import {expect, test} from '@playwright/test';
import {loadContext} from '@docusaurus/core/lib/server/site';
import {browserConfigOf} from '../../../plugins/framework/browser-config';

const siteDir = `${__dirname}/../../..`;

test('components get what they show, and nothing of the build', async () => {
  const {siteConfig} = await loadContext({siteDir});
  const config = browserConfigOf(siteConfig);
  const text = JSON.stringify(config);
  console.log(`${Object.keys(config).length} fields, ${text.length} characters`);
  expect(config.themeConfig).toBe(siteConfig.themeConfig);
  expect(config.customFields?.version).toBe(siteConfig.customFields?.version);
  expect(Object.keys(config)).not.toContain('presets');
  expect(JSON.stringify(siteConfig)).toContain(siteConfig.staticDirectories[0]!);
  expect(text).not.toContain(siteDir);
  expect(text.length).toBeLessThan(12_000);
});
