/**
 * Copies a text that still has to be fetched. Safari wants to be asked before it has loaded, and takes
 * a promise of it.
 *
 * @throws when there is no text at the address, no permission, or no secure context
 */
export async function copyTextOf(address: string): Promise<void> {
  const text = loadText(address);
  if ('ClipboardItem' in window) {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}`);
  }
  return response.text();
}
