import {TextlintKernel, type TextlintKernelRule} from '@textlint/kernel';
import type {TextlintMessage, TextlintRuleModule} from '@textlint/types';
import type {Problem} from '../problems';
import {blocksOf, countWords} from './blocks';
import {applyExceptions, type ProseException} from './exceptions';
import {NO_PROSE, type Figures} from './figures';
import {advice, loadKeptRules} from './kept-rules';
import {pagePlugin} from './page-plugin';
import {contractions, joiningColons, semicolons} from './voice/punctuation';
import {openWords, voiceRules, type Budget} from './voice/rules';

export type LintedPage = {
  file: string;
  figures: Figures;
  /** Words that everybody sees, without what is folded. */
  openWords: number;
  problems: (Problem & {rule: string})[];
  usedExceptions: ProseException[];
};

export type LintPage = (
  page: {
    file: string;
    text: string;
    /** Leaves out the rules that others keep, which take most of the time. */
    onlyVoice?: boolean;
  } & Partial<Budget>,
) => Promise<LintedPage>;

/**
 * Sets up textlint with the site's rules and those that others keep.
 *
 * @returns reads one page; of one that is no MDX it says only that
 */
export const createProseLinter = async (exceptions: ProseException[] = []): Promise<LintPage> => {
  const kernel = new TextlintKernel();
  const keptRules = await loadKeptRules();
  return async ({file, text, onlyVoice = false, ...given}) => {
    const options = {budget: null, sharedWords: 0, countsTables: true, ...given};
    const broken: (Problem & {rule: string})[] = [];
    const plugin = pagePlugin((error) => broken.push(notMdx(file, error)));
    let counted = {figures: NO_PROSE, openWords: 0};
    const rules: TextlintKernelRule[] = [
      {ruleId: 'figures', rule: figuresRule((result) => (counted = result))},
      ...Object.entries(voiceRules).map(([ruleId, rule]) => ({
        ruleId,
        rule,
        options: ruleId === 'word-budget' ? options : true,
      })),
      ...(onlyVoice ? [] : keptRules(text)),
    ];
    const {messages} = await kernel.lintText(text, {
      ext: '.mdx',
      filePath: file,
      plugins: [{pluginId: 'page', plugin}],
      rules,
    });
    const found = broken.length > 0 ? broken : messages.map((message) => toProblem(file, message));
    const {problems, used} = applyExceptions(found, text, exceptions);
    const of = (rule: string) => problems.filter((problem) => problem.rule === rule).length;
    return {
      file,
      figures: {
        ...counted.figures,
        suspectPhrases: of('suspect-phrases') + of('opening'),
        avoidedTerms: of('avoided-terms'),
      },
      openWords: counted.openWords,
      problems,
      usedExceptions: used,
    };
  };
};

/** A rule that finds nothing wrong: it counts what the others read. */
const figuresRule =
  (done: (result: {figures: Figures; openWords: number}) => void): TextlintRuleModule =>
  ({Syntax}) => ({
    [Syntax.Document]: (document) => {
      const blocks = blocksOf(document);
      const total = (of: (block: (typeof blocks)[number]) => number) =>
        blocks.reduce((sum, block) => sum + of(block), 0);
      done({
        figures: {
          ...NO_PROSE,
          words: total(({text}) => countWords(text)),
          contractions: total(({text}) => contractions(text)),
          semicolons: total((block) => semicolons(block).length),
          colons: total((block) => joiningColons(block).length),
        },
        openWords: openWords(blocks),
      });
    },
  });

const toProblem = (file: string, message: TextlintMessage): Problem & {rule: string} => ({
  file,
  line: message.loc.start.line,
  rule: message.ruleId,
  message: advice(message),
});

/** The rule of a page that can't be read. It fails, whichever group the page is in. */
export const NOT_MDX = 'mdx';

const notMdx = (file: string, error: unknown): Problem & {rule: string} => {
  const line =
    error instanceof Error && 'line' in error && typeof error.line === 'number' ? error.line : 1;
  const reason = error instanceof Error && 'reason' in error ? error.reason : error;
  return {
    file,
    line,
    rule: NOT_MDX,
    message: `This is no MDX: ${String(reason)}. Put braces and angle brackets into backticks.`,
  };
};
