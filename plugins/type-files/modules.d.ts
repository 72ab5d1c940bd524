/** What plugins/type-files generates. */
declare module '@generated/type-files/default/packs' {
  /** Where each package's types are, with the base URL. */
  export const urls: Record<string, string>;
  /** Packages whose types are needed to know a module's, by module. */
  export const needs: Record<string, string[]>;
}
