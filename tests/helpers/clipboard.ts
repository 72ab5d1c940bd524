import type {BrowserContext} from '@playwright/test';

/**
 * What is in the clipboard, found by pasting it somewhere else: no page of the site may read it.
 *
 * @param context whose clipboard to look into
 */
export async function readClipboard(context: BrowserContext): Promise<string> {
  const tab = await context.newPage();
  await tab.setContent('<textarea></textarea>');
  const field = tab.getByRole('textbox');
  await field.focus();
  await tab.keyboard.press('ControlOrMeta+v');
  const text = await field.inputValue();
  await tab.close();
  return text;
}
