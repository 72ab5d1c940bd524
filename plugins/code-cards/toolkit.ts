/** `@remotion/lambda` for `@remotion/lambda/client`. */
export const packageOfImport = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The toolkit's package that a declaration belongs to; null for everything else. */
export const packageOfFile = (file: string): string | null =>
  /.*\/node_modules\/(remotion|@remotion\/[\w-]+)\//.exec(file)?.[1] ?? null;
