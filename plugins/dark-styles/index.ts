import type {Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin, Rule} from 'postcss';

/**
 * Dark colors are for screens: on paper, every page has the light ones. And where no script has set a
 * mode, the system's counts. The framework's styles and the site's own are changed alike.
 */
export default function darkStylesPlugin(): Plugin {
  return {
    name: 'dark-styles',
    configurePostCss(options) {
      options.plugins.push(darkStyles());
      return options;
    },
  };
}

const DARK = /(html)?\[data-theme=['"]?dark['"]?\]/g;
const NO_MODE = 'html:not([data-theme])';

/** Changes the rules that depend on the color mode. */
export const darkStyles = (): PostCssPlugin => ({
  postcssPlugin: 'dark-styles',
  Once(root, {atRule}) {
    const inside = (params: string, rule: Rule) => atRule({name: 'media', params, nodes: [rule]});
    root.walkRules((rule) => {
      if (rule.selectors.some((selector) => selector.startsWith(NO_MODE))) {
        // The framework's light version for pages without a mode.
        rule.replaceWith(inside('not all and (prefers-color-scheme: dark)', rule.clone()));
        return;
      }
      const dark = rule.selectors.filter((selector) => selector.search(DARK) !== -1);
      if (dark.length === 0) {
        return;
      }
      const others = rule.selectors.filter((selector) => !dark.includes(selector));
      rule.replaceWith(
        ...(others.length > 0 ? [rule.clone({selectors: others})] : []),
        inside('screen', rule.clone({selectors: dark})),
        inside(
          'screen and (prefers-color-scheme: dark)',
          rule.clone({selectors: dark.map(withoutMode)}),
        ),
      );
    });
  },
});

/** The same selector, with the same weight, for a page without a mode. */
const withoutMode = (selector: string): string =>
  selector.replace(DARK, (_, html?: string) =>
    html ? NO_MODE : ':root:where(:not([data-theme]))',
  );
