import type {CliCommand} from '../../plugins/lib/api-snapshot/types';
import {didYouMean} from '../../plugins/lib/nearest-names';
import type {Fence, MarkdownFile} from './markdown';
import type {Problem} from './problems';

const SHELLS = ['bash', 'sh', 'shell', 'zsh'];

/** What may stand before the name of the command line tool. */
const RUNNERS = [
  ['npx'],
  ['bunx'],
  ['pnpm', 'exec'],
  ['pnpm', 'dlx'],
  ['pnpm'],
  ['yarn', 'exec'],
  ['yarn', 'dlx'],
  ['yarn'],
  ['bun', 'run'],
  ['bun', 'x'],
  ['npm', 'exec'],
  [],
];

/** Commands that hand what follows to another program, whose flags are its own. */
const PASS_THROUGH = ['ffmpeg', 'ffprobe'];

/**
 * Checks each call of the toolkit's command line tool in the shell blocks: the command and its flags
 * have to be in the snapshot.
 *
 * @param commands content of `src/data/generated/api/cli.json`
 */
export const checkShellBlocks = (
  files: MarkdownFile[],
  commands: CliCommand[],
): {calls: number; problems: Problem[]} => {
  const calls = files.flatMap(({file, fences}) =>
    fences
      .filter(({language}) => SHELLS.includes(language))
      .flatMap((fence) => findCalls(fence).map((call) => ({file, ...call}))),
  );
  return {
    calls: calls.length,
    problems: calls.flatMap(({file, line, words}) =>
      judgeCall(words, commands).map((message) => ({file, line, message})),
    ),
  };
};

/** The calls of the tool in a block, as words after its name. */
const findCalls = (fence: Fence): {line: number; words: string[]}[] =>
  joinLines(fence).flatMap(({line, text}) =>
    splitCommands(text).flatMap((words) => {
      const args = afterTool(words);
      return args ? [{line, words: args}] : [];
    }),
  );

/** Joins lines that end in a backslash, and drops prompts. */
const joinLines = (fence: Fence): {line: number; text: string}[] => {
  const joined: {line: number; text: string}[] = [];
  let open: {text: string} | undefined;
  for (const [at, raw] of fence.code.split('\n').entries()) {
    const text = raw.replace(/\\\s*$/, '');
    const command = {line: fence.line + 1 + at, text: text.replace(/^\s*[$>]\s+/, '')};
    if (open) {
      open.text += ` ${text}`;
    } else {
      joined.push(command);
    }
    open = text === raw ? undefined : (open ?? command);
  }
  return joined;
};

/** Splits a line into commands and those into words. Quotes hold words together. */
const splitCommands = (line: string): string[][] => {
  let words: string[] = [];
  const commands = [words];
  const token = /\s+|(&&|\|\||[;|])|#.*$|((?:"(?:\\.|[^"])*"|'[^']*'|\\.|[^\s;|&"'\\]|&(?!&))+)/y;
  for (let at = 0; at < line.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(line);
    if (!match) {
      // An unpaired quote: what follows is no longer words.
      break;
    }
    if (match[1]) {
      words = [];
      commands.push(words);
    } else if (match[2]) {
      words.push(match[2]);
    }
  }
  return commands;
};

const afterTool = (words: string[]): string[] | null => {
  const start = words.findIndex((word) => !/^\w+=/.test(word));
  const rest = words.slice(Math.max(start, 0));
  for (const runner of RUNNERS) {
    if (!runner.every((word, at) => rest[at] === word)) {
      continue;
    }
    let at = runner.length;
    // Flags of the runner itself: npx --yes, bunx --bun.
    while (runner.length > 0 && rest[at]?.startsWith('-')) {
      at++;
    }
    if (/^remotionb?(@[\w.^~-]+)?$/.test(rest[at] ?? '')) {
      return rest.slice(at + 1);
    }
  }
  return null;
};

/** Sentences about what is wrong with one call. */
const judgeCall = (words: string[], commands: CliCommand[]): string[] => {
  const firstFlag = words.findIndex((word) => word.startsWith('-'));
  const positional = firstFlag === -1 ? words : words.slice(0, firstFlag);
  const names = commands.map(({command}) => command);
  const [group] = positional;
  if (group === undefined || ['help', ...PASS_THROUGH].includes(group)) {
    return [];
  }
  const command = commands
    .filter((candidate) => startsWith(positional, candidate.command.split(' ')))
    .sort((a, b) => b.command.length - a.command.length)[0];
  if (!command) {
    return judgeUnknownCommand(positional, names);
  }
  const known = command.flags.map((flag) => flag.replace(/^--?/, ''));
  return words
    .filter((word) => /^--?[A-Za-z]/.test(word))
    .map((word) => word.replace(/^--?/, '').replace(/=.*$/s, ''))
    .filter((flag) => !isKnownFlag(flag, known))
    .map(
      (flag) =>
        `"remotion ${command.command}" has no flag --${flag}.` +
        didYouMean(
          `--${flag}`,
          known.map((name) => `--${name}`),
        ),
    );
};

const isKnownFlag = (flag: string, known: string[]): boolean =>
  flag === 'help' || known.includes(flag) || known.includes(flag.replace(/^no-/, ''));

const judgeUnknownCommand = (positional: string[], names: string[]): string[] => {
  // `npx remotion lambda` alone lists the commands of that group.
  const asked = positional.filter((word) => word !== 'help');
  if (names.some((name) => startsWith(name.split(' '), asked))) {
    return [];
  }
  const group = names.filter((name) => startsWith(name.split(' '), asked.slice(0, 1)));
  const inGroup = group.filter((name) => startsWith(name.split(' '), asked.slice(0, 2)));
  const length = inGroup.length > 0 ? 3 : group.length > 0 ? 2 : 1;
  const typed = asked.slice(0, length).join(' ');
  return [`The command line has no command "${typed}".${didYouMean(typed, names)}`];
};

const startsWith = (words: string[], prefix: string[]): boolean =>
  prefix.every((word, at) => words[at] === word);
