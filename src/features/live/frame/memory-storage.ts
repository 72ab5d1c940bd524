/**
 * Gives the frame a `localStorage` that forgets. A sandboxed page has none, and says so by throwing
 * at whoever asks, which packages do that never expected to be in one.
 */
export function provideStorage(): void {
  Object.defineProperty(window, 'localStorage', {value: new MemoryStorage(), configurable: true});
}

class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, String(value));
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  key(index: number): string | null {
    return Array.from(this.items.keys())[index] ?? null;
  }

  clear(): void {
    this.items.clear();
  }
}
