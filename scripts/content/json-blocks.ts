import ts from 'typescript';
import type {Fence, MarkdownFile} from './markdown';
import type {Problem} from './problems';

/** Parses every `json` and `jsonc` block. Only `jsonc` may have comments and trailing commas. */
export const checkJsonBlocks = (files: MarkdownFile[]): {blocks: number; problems: Problem[]} => {
  const blocks = files.flatMap(({file, fences}) =>
    fences
      .filter(({language}) => ['json', 'jsonc', 'json5'].includes(language))
      .map((fence) => ({file, fence})),
  );
  return {
    blocks: blocks.length,
    problems: blocks.flatMap(({file, fence}) => checkBlock(file, fence)),
  };
};

const checkBlock = (file: string, fence: Fence): Problem[] => {
  if (fence.language === 'json5') {
    return [{file, line: fence.line, message: 'Readers paste JSON. Call the block json or jsonc.'}];
  }
  const {error} = ts.parseConfigFileTextToJson('block.json', fence.code);
  if (error) {
    const text = ts.flattenDiagnosticMessageText(error.messageText, ' ');
    const line = lineAt(fence, error.start ?? 0);
    return [{file, line, message: `This is not JSON: ${text} Correct it, or call the block text.`}];
  }
  if (fence.language === 'jsonc') {
    return [];
  }
  try {
    JSON.parse(fence.code);
    return [];
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause);
    const position = Number(/position (\d+)/.exec(text)?.[1] ?? 0);
    const comment = /^\s*\/[/*]|,\s*\/[/*]/m.test(fence.code);
    const advice = comment
      ? 'JSON has no comments. Call the block jsonc.'
      : `This is not JSON: ${text}. Correct it, or call the block jsonc.`;
    return [{file, line: lineAt(fence, position), message: advice}];
  }
};

const lineAt = (fence: Fence, offset: number): number =>
  fence.line + fence.code.slice(0, offset).split('\n').length;
