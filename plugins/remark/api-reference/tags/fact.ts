import {didYouMean} from '../../../lib/nearest-names';
import {requiredText} from '../attributes';
import {expandTags} from '../expand';
import {factBlocks} from '../fact-blocks';
import {TagError, type Page} from '../page';
import {factNames, findFact} from '../product-facts';
import {block} from '../../lib/jsx';
import {text} from '../../lib/tree';

/**
 * `<Fact of="lambda.memoryInMb.max" />` becomes a number or a text of the installed packages, alone
 * or within a line.
 */
export function expandFactsInText(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'Fact',
    attributes: ['of'],
    inline: true,
    expand({name, attributes, inline}) {
      const of = requiredText(name, attributes, 'of', 'lambda.memoryInMb.max');
      const value = findFact(of);
      if (value === undefined) {
        throw new TagError(unknown(name, of, factNames()));
      }
      return [inline ? text(value) : block('p', {}, [text(value)])];
    },
  });
}

/** `<Facts of="lambda-regions" />` becomes a table or a file of the installed packages. */
export function expandFactBlocks(page: Page): Promise<void> {
  return expandTags(page, {
    name: 'Facts',
    attributes: ['of'],
    expand({name, attributes}) {
      const of = requiredText(name, attributes, 'of', 'lambda-regions');
      const make = factBlocks[of];
      if (!make) {
        throw new TagError(unknown(name, of, Object.keys(factBlocks)));
      }
      return [make()];
    },
  });
}

const unknown = (tag: string, of: string, names: string[]): string =>
  `<${tag}> knows no "${of}".${didYouMean(of, names)} There are: ${names.join(', ')}.`;
