import postcss, {AtRule} from 'postcss';
import type {ChildNode, Declaration, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Names that a page's HTML holds: of elements, classes, ids, and of custom properties it uses. */
export type Names = {
  elements: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  properties: Set<string>;
};

/** Words in the scripts of a page, any of which may become the name of something. */
export type Words = Set<string>;

/** What a selector needs to fit anything: one name that is missing, and it cannot. */
type Needs = {elements: string[]; classes: string[]; ids: string[]};

const TAG = /<([a-z][a-z\d-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const CLASS = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const ID = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const valueOf = (attribute: RegExp, text: string): string => {
  const found = attribute.exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
};

/** Names of the custom properties that a text uses, `--a` for `var(--a)`. */
export const propertiesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Collects the names that an HTML file uses. */
export function namesIn(html: string): Names {
  const names: Names = {
    elements: new Set(),
    classes: new Set(),
    ids: new Set(),
    properties: new Set(propertiesIn(html)),
  };
  for (const [, element = '', attributes = ''] of html.matchAll(TAG)) {
    names.elements.add(element.toLowerCase());
    if (attributes !== '') {
      valueOf(CLASS, attributes)
        .split(/\s+/)
        .forEach((name) => names.classes.add(name));
      names.ids.add(valueOf(ID, attributes));
    }
  }
  return names;
}

/** Collects the words of a script. */
export const wordsIn = (script: string): Words => new Set(script.match(/[\w-]+/g));

/** Needs of each selector of a list. What stands in `:not()`, `:is()` and the like is not looked at. */
export function needsOf(selectors: string): Needs[] {
  const all: Needs[] = [];
  selectorParser((root) => {
    root.each((selector) => {
      const needs: Needs = {elements: [], classes: [], ids: []};
      selector.each((node) => {
        if (node.type === 'tag') {
          needs.elements.push(node.value.toLowerCase());
        } else if (node.type === 'class') {
          needs.classes.push(node.value);
        } else if (node.type === 'id') {
          needs.ids.push(node.value);
        }
      });
      all.push(needs);
    });
  }).processSync(selectors);
  return all;
}

function canFit({elements, classes, ids}: Needs, names: Names, scripts: Words[]): boolean {
  const knows = (known: Set<string>) => (name: string) =>
    known.has(name) || scripts.some((words) => words.has(name));
  return (
    classes.every(knows(names.classes)) &&
    ids.every(knows(names.ids)) &&
    elements.every(knows(names.elements))
  );
}

/** A rule, read once for all pages. */
type Known = {
  needs: Needs[];
  selector: string;
  declarations: {text: string; defines: string | null; uses: string[]}[];
};

/**
 * Reads a stylesheet once, and then says for each page which of its rules can apply to what the HTML
 * holds or the scripts of the page may make, and which custom properties these need. Order stays, so
 * that the whole stylesheet may follow and change nothing.
 *
 * @param css a stylesheet
 * @returns a function from the names and words of a page to a stylesheet
 */
export function criticalStylesOf(css: string): (names: Names, scripts: Words[]) => string {
  const root = postcss.parse(css);
  const known = new Map<ChildNode, Known>();
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) {
      known.set(rule, readRule(rule));
    }
  });

  return (names, scripts) => {
    const fitting = new Map(
      [...known].filter(([, {needs}]) => needs.some((each) => canFit(each, names, scripts))),
    );
    const defined = [...fitting.values()].flatMap(({declarations}) => declarations);
    const inScripts = defined.flatMap(({defines}) =>
      defines !== null && scripts.some((words) => words.has(defines)) ? [defines] : [],
    );
    const used = closureOf([...names.properties, ...inScripts], defined);
    const textOf = (nodes: ChildNode[] = []): string => nodes.map(partOf).join('');
    const partOf = (node: ChildNode): string => {
      if (node.type === 'atrule') {
        if (!holdsRules(node)) {
          return node.toString() + (node.nodes ? '' : ';');
        }
        const inside = textOf(node.nodes);
        return inside && `@${node.name} ${node.params}{${inside}}`;
      }
      const rule = fitting.get(node);
      const kept = rule?.declarations.filter(({defines}) => defines === null || used.has(defines));
      return rule && kept?.length
        ? `${rule.selector}{${kept.map(({text}) => text).join(';')}}`
        : '';
    };
    return textOf(root.nodes);
  };
}

function readRule(rule: Rule): Known {
  const declarations = (rule.nodes ?? []).filter(
    (node): node is Declaration => node.type === 'decl',
  );
  return {
    needs: needsOf(rule.selector),
    selector: rule.selector,
    declarations: declarations.map((declaration) => ({
      text: declaration.toString(),
      defines: declaration.variable ? declaration.prop : null,
      uses: propertiesIn(declaration.value),
    })),
  };
}

/** The custom properties that a page and its rules use, and those that their values use in turn. */
function closureOf(properties: string[], declarations: Known['declarations']): Set<string> {
  const usedBy = new Map<string, string[]>();
  const used = new Set(properties);
  for (const {defines, uses} of declarations) {
    if (defines === null) {
      uses.forEach((name) => used.add(name));
    } else {
      usedBy.set(defines, [...(usedBy.get(defines) ?? []), ...uses]);
    }
  }
  // A set is walked over what is added on the way, too.
  for (const name of used) {
    usedBy.get(name)?.forEach((each) => used.add(each));
  }
  return used;
}

const isKeyframe = ({parent}: Rule): boolean =>
  parent instanceof AtRule && /keyframes$/.test(parent.name);

const holdsRules = ({name, nodes}: AtRule): boolean =>
  nodes !== undefined && /^(media|supports|container|layer)$/.test(name);
