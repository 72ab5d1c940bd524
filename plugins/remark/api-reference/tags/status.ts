import type {PhrasingContent, RootContent} from 'mdast';
import {packageStatus, type PackageStatus} from '../../../../src/build';
import {didYouMean} from '../../../lib/nearest-names';
import {requiredText} from '../attributes';
import {expandTags} from '../expand';
import {badge} from '../facts';
import {TagError, type Page} from '../page';
import {withoutPositions} from '../../lib/tree';

/** Good news gets a note, and everything that can cost readers work a warning. */
const BOXES: Record<PackageStatus['status'], 'note' | 'warning'> = {
  recommended: 'note',
  experimental: 'warning',
  alpha: 'warning',
  deprecated: 'warning',
};

/**
 * `<Status of="@remotion/media-parser" />` becomes a box that says whether a package is recommended,
 * experimental, in alpha or deprecated.
 */
export function expandStatuses(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'Status',
    attributes: ['of'],
    expand({name, attributes}) {
      const of = requiredText(name, attributes, 'of', '@remotion/media-parser');
      const found = findStatus(of);
      if (!found) {
        const names = packageStatus.map((each) => each.package);
        throw new TagError(
          `<${name}> knows no status of "${of}".${didYouMean(of, names)} There are: ${names.join(', ')}.`,
        );
      }
      return boxOf(found, page);
    },
  });
}

/** The status of a package for the line below the title, if it has one. */
export function statusBadge(packageName: unknown): PhrasingContent[] {
  const found = findStatus(packageName);
  return found
    ? [badge(found.status === 'deprecated' ? 'deprecated' : 'status', found.status)]
    : [];
}

const findStatus = (name: unknown): PackageStatus | undefined =>
  packageStatus.find((each) => each.package === name);

function boxOf({status, since, sentence}: PackageStatus, page: Page): RootContent[] {
  const title = status.charAt(0).toUpperCase() + status.slice(1);
  const mdx = `:::${BOXES[status]}[${title}${since ? ` since ${since}` : ''}]\n\n${sentence}\n\n:::`;
  return withoutPositions(page.parse(mdx, page.file));
}
