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

/** What a selector needs to fit anything: one name that is missing, and it cannot. */
type Needs = {
  /** The selector itself. */
  text: string;
  elements: string[];
  classes: string[];
  ids: string[];
  /** It fits once the reader is there: the whole stylesheet is as well by then. */
  isReaderThere: boolean;
};

/**
 * Nothing of a page is like that before its reader is there; names in code are highlighted from then on. Not
 * those of the focus, which some pages put into a field as they open.
 */
const READER_IS_THERE = new Set([':hover', ':active', '::highlight']);

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

/** Needs of each selector of a list. What stands in `:not()`, `:is()` and the like is not looked at. */
export function needsOf(selectors: string): Needs[] {
  const all: Needs[] = [];
  selectorParser((root) => {
    root.each((selector) => {
      const needs: Needs = {
        text: String(selector).trim(),
        elements: [],
        classes: [],
        ids: [],
        isReaderThere: false,
      };
      selector.each((node) => {
        if (node.type === 'tag') {
          needs.elements.push(node.value.toLowerCase());
        } else if (node.type === 'class') {
          needs.classes.push(node.value);
        } else if (node.type === 'id') {
          needs.ids.push(node.value);
        } else if (node.type === 'pseudo' && READER_IS_THERE.has(node.value)) {
          needs.isReaderThere = true;
        }
      });
      all.push(needs);
    });
  }).processSync(selectors);
  return all;
}

const canFit = ({elements, classes, ids, isReaderThere}: Needs, names: Names): boolean =>
  !isReaderThere &&
  classes.every((name) => names.classes.has(name)) &&
  ids.every((name) => names.ids.has(name)) &&
  elements.every((name) => names.elements.has(name));

/** A rule, read once for all pages. */
type Known = {
  needs: Needs[];
  declarations: Declared[];
};

/** A declaration; `defines` is the custom property that it gives a value to. */
type Declared = {text: string; defines: string | null; uses: string[]};

/**
 * The rules of a stylesheet that can apply to what a page holds before a reader does anything.
 *
 * @param names names that the page holds
 * @param there names for which a stylesheet before this one was written: what that one has is left out
 */
export type CriticalStyles = (names: Names, there?: Names) => string;

/**
 * Reads a stylesheet once, and then says for each page which of its rules can apply to what the HTML
 * holds before a reader does anything, and which custom properties these need. Order stays, so
 * that the whole stylesheet may follow and change nothing.
 *
 * @param css a stylesheet
 * @returns a function from the names of a page to a stylesheet
 */
export function criticalStylesOf(css: string): CriticalStyles {
  const root = postcss.parse(css);
  const known = new Map<ChildNode, Known>();
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) {
      known.set(rule, readRule(rule));
    }
  });
  dropOverwritten(root.nodes, known);

  const fits = new WeakMap<Names, Fit>();
  const fitOf = (names: Names): Fit => {
    const fit = fits.get(names) ?? fitTo(names, known);
    fits.set(names, fit);
    return fit;
  };

  return (names, there) => {
    const fit = fitOf(names);
    const before = there && fitOf(there);
    const textOf = (nodes: ChildNode[] = []): string => nodes.map(partOf).join('');
    const partOf = (node: ChildNode): string => {
      if (node.type === 'atrule') {
        if (!holdsRules(node)) {
          return before ? '' : node.toString() + (node.nodes ? '' : ';');
        }
        const inside = textOf(node.nodes);
        return inside && `@${node.name} ${node.params}{${inside}}`;
      }
      const found = fit.rules.get(node);
      if (!found) {
        return '';
      }
      const {selectors, declarations} = found;
      const kept = declarations.filter(({defines}) => defines === null || fit.used.has(defines));
      const isNew = ({defines}: Declared) => defines !== null && !before?.used.has(defines);
      const has = before?.rules.get(node)?.selectors ?? [];
      return (
        ruleText(
          selectors.filter((each) => has.includes(each)),
          kept.filter(isNew),
        ) +
        ruleText(
          selectors.filter((each) => !has.includes(each)),
          kept,
        )
      );
    };
    return textOf(root.nodes);
  };
}

/** What of a stylesheet a set of names needs: selectors of rules, and custom properties. */
type Fit = {
  rules: Map<ChildNode, {selectors: string[]; declarations: Declared[]}>;
  used: Set<string>;
};

function fitTo(names: Names, known: Map<ChildNode, Known>): Fit {
  const rules: Fit['rules'] = new Map();
  for (const [rule, {needs, declarations}] of known) {
    const selectors = needs.filter((each) => canFit(each, names)).map(({text}) => text);
    if (selectors.length > 0) {
      rules.set(rule, {selectors, declarations});
    }
  }
  const defined = [...rules.values()].flatMap(({declarations}) => declarations);
  return {rules, used: closureOf([...names.properties], defined)};
}

const ruleText = (selectors: string[], declarations: Declared[]): string =>
  selectors.length > 0 && declarations.length > 0
    ? `${selectors.join(',')}{${declarations.map(({text}) => text).join(';')}}`
    : '';

/** Of values that `:root` gives a custom property outside of conditions, the last one counts. */
function dropOverwritten(nodes: ChildNode[], known: Map<ChildNode, Known>): void {
  const given = new Set<string>();
  for (const node of [...nodes].reverse()) {
    const rule = known.get(node);
    if (rule && rule.needs.length === 1 && rule.needs[0]?.text === ':root') {
      rule.declarations = rule.declarations.filter(
        ({defines}) => defines === null || !given.has(defines),
      );
      rule.declarations.forEach(({defines}) => defines !== null && given.add(defines));
    }
  }
}

function readRule(rule: Rule): Known {
  const declarations = (rule.nodes ?? []).filter(
    (node): node is Declaration => node.type === 'decl',
  );
  return {
    needs: needsOf(rule.selector),
    declarations: declarations.map((declaration) => ({
      text: declaration.toString(),
      defines: declaration.variable ? declaration.prop : null,
      uses: propertiesIn(declaration.value),
    })),
  };
}

/** The custom properties that a page and its rules use, and those that their values use in turn. */
function closureOf(properties: string[], declarations: Declared[]): Set<string> {
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
