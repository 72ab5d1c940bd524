import type {CliCommand, RenderingOption} from '../../plugins/lib/api-snapshot/types';
import {didYouMean} from '../../plugins/lib/nearest-names';
import {headingName} from './heading';
import {frontMatterText, headingsWithPartials, type MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {isPartial} from './project';

const RENDER_PAGE = 'docs/cli/render.mdx';
const OPTION_PARTIAL = /^docs\/_options\/(.+)\.mdx?$/;

/**
 * Checks that each rendering option is documented, as a partial `docs/_options/<name>.mdx` or on the
 * page of `npx remotion render`, and that no partial documents an option that does not exist.
 *
 * @param isPending whether options without documentation are still to be expected
 */
export const checkOptions = (
  files: MarkdownFile[],
  options: RenderingOption[],
  isPending: boolean,
): {covered: number; total: number; problems: Problem[]} => {
  const partials = files.flatMap(({file}) => OPTION_PARTIAL.exec(file)?.[1] ?? []);
  const page = files.find(({file}) => file === RENDER_PAGE);
  const byPath = new Map(files.map((file) => [file.file, file]));
  const headings = page
    ? headingsWithPartials(page, byPath).map(({text}) => headingName(text).replace(/^--/, ''))
    : [];
  const components = page
    ? page.tags.filter(({name}) => name === 'Option').map(({attributes}) => attributes.name)
    : [];
  const missing = options.filter(
    ({name, cliFlag}) =>
      !partials.includes(name) && !components.includes(name) && !headings.includes(cliFlag ?? name),
  );
  const names = options.map(({name}) => name);
  const inventions = partials
    .filter((name) => !names.includes(name))
    .map((name) => ({
      file: `docs/_options/${name}.mdx`,
      line: 1,
      message: `The snapshot has no rendering option "${name}".${didYouMean(name, names)}`,
    }));
  return {
    covered: options.length - missing.length,
    total: options.length,
    problems: [
      ...inventions,
      ...(isPending
        ? []
        : missing.map(({name}) => ({
            file: RENDER_PAGE,
            line: 1,
            message: `The rendering option "${name}" is documented nowhere. Write docs/_options/${name}.mdx.`,
          }))),
    ],
  };
};

/**
 * Checks pages of kind `cli`: the command exists, and each heading that looks like a flag is a flag
 * of that command.
 */
export const checkCliPages = (
  files: MarkdownFile[],
  commands: CliCommand[],
): {pages: number; flags: number; problems: Problem[]} => {
  const byPath = new Map(files.map((file) => [file.file, file]));
  const pages = files.filter(
    ({file, frontMatter}) => !isPartial(file) && frontMatter.data?.kind === 'cli',
  );
  const problems: Problem[] = [];
  let flags = 0;
  for (const page of pages) {
    const typed = frontMatterText(page, 'command').replace(/^npx remotionb? /, '');
    const matching = commands.filter(
      ({command}) => command === typed || command.startsWith(`${typed} `),
    );
    if (typed && matching.length === 0) {
      problems.push({
        file: page.file,
        line: page.frontMatter.lines.command ?? 1,
        message: `The command line has no command "${typed}".${didYouMean(
          typed,
          commands.map(({command}) => command),
        )}`,
      });
      continue;
    }
    const known = matching.flatMap((command) =>
      command.flags.map((flag) => flag.replace(/^--?/, '')),
    );
    for (const heading of headingsWithPartials(page, byPath)) {
      const flag = /^--?([A-Za-z][\w-]*)/.exec(heading.text)?.[1];
      if (!flag) {
        continue;
      }
      flags++;
      if (!known.includes(flag) && !known.includes(flag.replace(/^no-/, ''))) {
        problems.push({
          file: heading.file,
          line: heading.line,
          message: `"remotion ${typed}" has no flag --${flag}.${didYouMean(
            `--${flag}`,
            known.map((name) => `--${name}`),
          )}`,
        });
      }
    }
  }
  return {pages: pages.length, flags, problems};
};
