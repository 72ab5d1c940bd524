import {expect, test} from '@playwright/test';
import ts from 'typescript';
import {readLiveMeta} from '../../plugins/remark/live-code/meta';
import {openSnapshot} from '../../plugins/lib/api-snapshot';
import {scanMarkdown, type MarkdownFile} from '../../scripts/content/markdown';
import {readMarkdown} from '../../scripts/content/project';

type Component = 'Player' | 'Thumbnail';

/** Names that are used, or that have to be. */
type Names = {props: Set<string>; methods: Set<string>; events: Set<string>};

/** What the emitter of a ref uses itself; the pages tell readers not to call it. */
const INTERNAL_MEMBER = /^(dispatch|listeners$)/;

const LISTENING = /^(add|remove)EventListener$/;

const snapshot = openSnapshot();

const memberNames = (name: string): string[] =>
  (snapshot.findExport(`@remotion/player#${name}`).export.members ?? []).map(
    (member) => member.name,
  );

const eventsOfPlayer = (): string[] =>
  [...snapshot.findExport('@remotion/player#EventTypes').export.signature.matchAll(/'(\w+)'/g)].map(
    ([, name]) => name!,
  );

const eventsOfThumbnail = (): string[] => {
  const {member} = snapshot.findMember('@remotion/player#ThumbnailRef.addEventListener');
  return [...member.type.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
};

const required = (component: Component): Names => ({
  props: new Set(memberNames(`${component}Props`)),
  methods: new Set(memberNames(`${component}Ref`).filter((name) => !INTERNAL_MEMBER.test(name))),
  events: new Set(component === 'Player' ? eventsOfPlayer() : eventsOfThumbnail()),
});

/** Code of the live blocks that import a component of the package. */
const liveBlocks = (files: MarkdownFile[], component: Component): string[] =>
  files
    .flatMap(({fences}) => fences)
    .filter(({language, meta}) => readLiveMeta(language, meta) !== null)
    .map(({code}) => code)
    .filter((code) =>
      new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '@remotion/player'`).test(code),
    );

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
};

/** The names in `const settings = {controls: true}`, for `{...settings}`. */
const fieldsOfVariable = (source: ts.SourceFile, name: string): string[] => {
  const fields: string[] = [];
  walk(source, (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === name &&
      node.initializer &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      fields.push(...node.initializer.properties.flatMap((field) => field.name?.getText() ?? []));
    }
  });
  return fields;
};

/**
 * What a block uses of a component: attributes of its elements, methods that are called, and names
 * of events, written where the block listens or in a list that it goes through.
 */
const usedIn = (code: string, component: Component): Names => {
  const source = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.ESNext, true);
  const names: Names = {props: new Set(), methods: new Set(), events: new Set()};
  let listensToList = false;
  const listed: string[] = [];
  walk(source, (node) => {
    if (
      (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
      node.tagName.getText() === component
    ) {
      for (const attribute of node.attributes.properties) {
        const own = ts.isJsxAttribute(attribute)
          ? [attribute.name.getText()]
          : fieldsOfVariable(source, attribute.expression.getText());
        own.forEach((name) => names.props.add(name));
      }
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      const [first] = node.arguments;
      names.methods.add(method);
      if (LISTENING.test(method) && first) {
        if (ts.isStringLiteral(first)) {
          names.events.add(first.text);
        } else {
          listensToList = true;
        }
      }
    } else if (ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent)) {
      listed.push(node.text);
    }
  });
  if (listensToList) {
    listed.forEach((name) => names.events.add(name));
  }
  // A block that has no ref calls methods of something else.
  return new RegExp(`\\b${component}Ref\\b`).test(code)
    ? names
    : {...names, methods: new Set(), events: new Set()};
};

type Report = {missing: string[]; counts: string};

const examine = (files: MarkdownFile[], component: Component): Report => {
  const blocks = liveBlocks(files, component);
  const used = blocks.map((code) => usedIn(code, component));
  const wanted = required(component);
  const kinds = ['props', 'methods', 'events'] as const;
  const missing = kinds.flatMap((kind) =>
    [...wanted[kind]]
      .filter((name) => !used.some((names) => names[kind].has(name)))
      .map((name) => `<${component}>, ${kind}: ${name}`),
  );
  const counts = kinds.map((kind) => `${wanted[kind].size} ${kind}`).join(', ');
  return {missing, counts: `<${component}>: ${counts} in ${blocks.length} live blocks`};
};

for (const [component, smallest] of [
  ['Player', {props: 45, methods: 19, events: 14}],
  ['Thumbnail', {props: 16, methods: 4, events: 3}],
] as const) {
  test(`each prop, method and event of <${component}> has a live example`, () => {
    const {missing, counts} = examine(readMarkdown(['docs/player']), component);
    console.log(counts);
    expect(missing, 'Use them in a live block of docs/player').toEqual([]);
    const {props, methods, events} = required(component);
    expect(props.size).toBeGreaterThanOrEqual(smallest.props);
    expect(methods.size).toBeGreaterThanOrEqual(smallest.methods);
    expect(events.size).toBeGreaterThanOrEqual(smallest.events);
  });
}

/** Every name is in it, but only some where they count. */
const FIXTURE = `---
title: Player
---

The prop \`autoPlay\`, the method \`pause()\` and the event \`ended\`.

\`\`\`tsx
import {Player} from '@remotion/player';

export const NotLive = () => <Player autoPlay />;
\`\`\`

\`\`\`tsx live title="A player"
import {Player, type PlayerRef} from '@remotion/player';

const settings = {fps: 30, 'ended': 'pause'};

// autoPlay, player.pause()
export const Live = ({player}: {player: PlayerRef}) => {
  player.addEventListener('play', () => player.seekTo(1));
  return (
    <main autoPlay title="ended">
      <Player {...settings} loop />
    </main>
  );
};
\`\`\`
`;

test('names that a live block does not use are missing', () => {
  const {missing} = examine([scanMarkdown('player.mdx', FIXTURE)], 'Player');
  const isMissing = (kind: string, name: string) => missing.includes(`<Player>, ${kind}: ${name}`);
  expect(isMissing('props', 'autoPlay')).toBe(true);
  expect(isMissing('methods', 'pause')).toBe(true);
  expect(isMissing('events', 'ended')).toBe(true);
  expect(isMissing('props', 'fps')).toBe(false);
  expect(isMissing('props', 'loop')).toBe(false);
  expect(isMissing('methods', 'seekTo')).toBe(false);
  expect(isMissing('events', 'play')).toBe(false);
});

test('methods of something else than a player do not count', () => {
  const code = "import {Player} from '@remotion/player';\n\nnew Audio().play();\n";
  expect(usedIn(code, 'Player').methods.size).toBe(0);
});
