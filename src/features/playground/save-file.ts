/** Hands a file to the reader, who finds it among the downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has begun with the click; the address is not needed any more.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
