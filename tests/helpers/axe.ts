import {createRequire} from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The one that the builder puts into pages. */
const {source, getRules} = createRequire(createRequire(__filename).resolve('@axe-core/playwright'))(
  'axe-core',
) as {source: string; getRules: (tags: string[]) => {ruleId: string; tags: string[]}[]};

const TOKENS = 'pre span';
const SEEN = 'data-looks-as-before';

/**
 * Most of the time goes into the contrast of the words of highlighted code, thousands on a page. In
 * each block, one word of each look is enough; what `markSameTokens` marks is left out by this rule
 * alone.
 */
const AXE_SOURCE = `${source}
axe.configure({rules: [{id: 'color-contrast', selector: '*:not([${SEEN}])'}]});`;

/** What may come out differently in other colors: the rules of axe about them, but not those of AAA. */
const COLOR_RULES = getRules(['cat.color'])
  .filter(({tags}) => !tags.includes('wcag2aaa'))
  .map(({ruleId}) => ruleId);

/** A picture, a link or a button may be there in one of the color schemes only. */
const RULES_OF_SCHEME = [...COLOR_RULES, 'image-alt', 'svg-img-alt', 'link-name', 'button-name'];

type Options = {
  /** Where to look; everywhere if it is missing. */
  include?: string;
  /** Where not to look. */
  exclude?: string;
  disableRules?: string[];
};

/** What is wrong, each in a line with the rule and the element, and how many rules passed. */
export type Accessibility = {violations: string[]; passed: number};

/** Checks a page with all rules, in the color scheme that it has. */
export async function accessibilityOf(page: Page, options: Options = {}): Promise<Accessibility> {
  return analyze(page, options);
}

/**
 * Checks a page with all rules in light colors, then in dark ones with those that colors are for: the
 * elements are the same. The page follows the system, and is in light colors again afterwards.
 */
export async function accessibilityInBothSchemes(
  page: Page,
  options: Options = {},
): Promise<Accessibility> {
  await changeScheme(page, 'light');
  const light = await analyze(page, options);
  await changeScheme(page, 'dark');
  const dark = await analyze(page, options, RULES_OF_SCHEME);
  await changeScheme(page, 'light');
  return {
    violations: [
      ...light.violations.map((violation) => `light: ${violation}`),
      ...dark.violations.map((violation) => `dark: ${violation}`),
    ],
    passed: light.passed + dark.passed,
  };
}

/** Of rules that pass it keeps the names only, and it opens a tab to put frames together where there are some. */
async function analyze(page: Page, options: Options, rules?: string[]): Promise<Accessibility> {
  const hasFrames = page.frames().length > 1;
  const {include, exclude, disableRules = []} = options;
  const builder = new AxeBuilder({page, axeSource: AXE_SOURCE})
    .setLegacyMode(!hasFrames)
    .options({resultTypes: ['violations']});
  if (include) builder.include(include);
  if (exclude) builder.exclude(exclude);
  if (rules) {
    builder.withRules(rules.filter((rule) => !disableRules.includes(rule)));
  } else {
    builder.disableRules(disableRules);
  }
  await markSameTokens(page);
  const {violations, passes} = await builder.analyze();
  return {
    violations: violations.flatMap(({id, nodes}) =>
      nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`),
    ),
    passed: passes.length,
  };
}

async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.waitForFunction(
    (scheme) => (document.documentElement.dataset.theme ?? scheme) === scheme,
    colorScheme,
  );
  // A color on its way to the next is neither.
  await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .forEach((transition) => transition.finish()),
  );
}

/** Marks each word of a code block that has the text color, font and backgrounds of one before it. */
function markSameTokens(page: Page): Promise<void> {
  return page.evaluate(
    ([tokens, mark]) => {
      const lookOf = (element: Element): string => {
        const style = getComputedStyle(element);
        return [style.backgroundColor, style.backgroundImage, style.opacity, style.filter].join();
      };
      const looks = new Map<Element, Set<string>>();
      for (const token of Array.from(document.querySelectorAll(tokens))) {
        const block = token.closest('pre')!;
        const {color, fontSize, fontWeight, textShadow} = getComputedStyle(token);
        const key = [color, fontSize, fontWeight, textShadow];
        for (let each: Element = token; each !== block; each = each.parentElement!) {
          key.push(lookOf(each));
        }
        const seen = looks.get(block) ?? new Set();
        looks.set(block, seen);
        // Without words of its own, an element is not looked at, and stands for none.
        const hasWords = Array.from(token.childNodes).some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        token.toggleAttribute(mark, hasWords && seen.has(key.join('|')));
        if (hasWords) {
          seen.add(key.join('|'));
        }
      }
    },
    [TOKENS, SEEN] as const,
  );
}
