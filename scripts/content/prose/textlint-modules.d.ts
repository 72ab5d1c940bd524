// Packages of textlint that come without types.
declare module 'textlint-plugin-mdx' {
  const plugin: import('@textlint/types').TextlintPluginCreator;
  export default plugin;
}
declare module 'textlint-rule-sentence-length' {
  const rule: import('@textlint/types').TextlintRuleModule;
  export default rule;
}
declare module 'textlint-rule-stop-words' {
  const rule: import('@textlint/types').TextlintRuleModule;
  export default rule;
}
declare module 'textlint-rule-terminology' {
  /** A spelling, or a pattern and what to write in its place. */
  export type Term = string | [pattern: string, replacement: string];
  export function getTerms(defaultTerms: boolean, terms: Term[], exclude: string[]): Term[];
  const rule: import('@textlint/types').TextlintRuleModule;
  export default rule;
}
