import {isToolkitName} from '../../../lib/documented-version';
import {didYouMean} from '../../../lib/nearest-names';
import {requiredText} from '../attributes';
import {expandTags} from '../expand';
import {TagError, type Page} from '../page';
import {codeBlock} from '../../lib/tree';

/**
 * `<Install package="@remotion/paths" />` becomes an npm command, which
 * `@docusaurus/remark-plugin-npm2yarn` turns into tabs for every package manager. Packages of the
 * toolkit get the documented version; `dev` saves them as development dependencies.
 */
export function expandInstalls(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'Install',
    attributes: ['package', 'dev'],
    expand({name, attributes}) {
      const packages = requiredText(name, attributes, 'package', '@remotion/paths').split(/\s+/);
      const flags =
        attributes.get('dev') === true ? ['--save-exact', '--save-dev'] : ['--save-exact'];
      const versioned = packages.map((packageName) => withVersion(packageName, page));
      return [codeBlock('bash', ['npm i', ...flags, ...versioned].join(' '), 'npm2yarn')];
    },
  });
}

function withVersion(packageName: string, page: Page): string {
  if (!/^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/.test(packageName)) {
    throw new TagError(
      `<Install> cannot read the package "${packageName}". Write names without versions, ` +
        'with a space between them: package="@remotion/paths zod"',
    );
  }
  if (!isToolkitName(packageName)) {
    return packageName;
  }
  const known = [...page.api.packageNames(), ...page.packagesWithoutTypes];
  if (!known.includes(packageName)) {
    throw new TagError(
      `<Install> knows no package "${packageName}" of the toolkit.${didYouMean(packageName, known)}`,
    );
  }
  return `${packageName}@${page.version}`;
}
