/*
 * After the hash has changed, the framework decodes it, and the page crashes at one that cannot be
 * decoded. This listener comes before the router's, and makes such a hash one of plain text.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    const {hash} = window.location;
    const readable = readableHash(hash);
    if (readable !== hash) {
      window.history.replaceState(window.history.state, '', readable);
    }
  });
}

/** A hash that can be decoded: the same one, or one with its percent signs encoded. */
export function readableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
