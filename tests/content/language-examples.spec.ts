import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readMarkdown} from '../../scripts/content/project';

type Tool = {
  command: string;
  /** Arguments that make the tool parse a file without running it. */
  args: string[];
  extension: string;
  /** What a block needs around it if it is a part of a file. */
  wrap?: (code: string) => string;
  broken: string;
};

const tools: Record<string, Tool> = {
  go: {
    command: 'gofmt',
    args: ['-e'],
    extension: 'go',
    wrap: (code) =>
      code.startsWith('package ') ? code : `package main\n\nfunc part() {\n${code}\n}\n`,
    broken: 'package main\nfunc {',
  },
  php: {
    command: 'php',
    args: ['-l'],
    extension: 'php',
    wrap: (code) => (code.startsWith('<?php') ? code : `<?php\n${code}`),
    broken: '<?php function {',
  },
  python: {
    command: 'python3',
    args: ['-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())'],
    extension: 'py',
    broken: 'def (:',
  },
  ruby: {command: 'ruby', args: ['-c'], extension: 'rb', broken: 'def (end'},
};

const parses = ({command, args, extension}: Tool, code: string): {ok: boolean; output: string} => {
  const folder = mkdtempSync(path.join(tmpdir(), 'language-examples-'));
  try {
    const file = path.join(folder, `example.${extension}`);
    writeFileSync(file, code);
    const {status, stderr} = spawnSync(command, [...args, file], {encoding: 'utf8'});
    return {ok: status === 0, output: stderr};
  } finally {
    rmSync(folder, {recursive: true});
  }
};

const blocks = readMarkdown(['docs']).flatMap(({file, fences}) =>
  fences
    .filter(({language}) => language in tools)
    .map(({language, line, code}) => ({file, language, line, code})),
);

for (const [language, tool] of Object.entries(tools)) {
  test(`examples in ${language} parse with ${tool.command}`, () => {
    const own = blocks.filter((block) => block.language === language);
    expect(own.length).toBeGreaterThan(0);
    const isInstalled = spawnSync(tool.command, ['--help']).error === undefined;
    test.skip(!isInstalled, `${tool.command} is not installed: ${own.length} blocks not parsed`);
    for (const {file, line, code} of own) {
      const {ok, output} = parses(tool, tool.wrap?.(code) ?? code);
      expect(ok, `${file}:${line}\n${output}`).toBe(true);
    }
    expect(parses(tool, tool.broken).ok).toBe(false);
    console.log(`${own.length} blocks in ${language} parsed`);
  });
}
