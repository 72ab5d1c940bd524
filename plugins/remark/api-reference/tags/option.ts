import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, RootContent} from 'mdast';
import type {RenderingOption} from '../../../lib/api-snapshot/types';
import {requiredText} from '../attributes';
import {expandTags} from '../expand';
import {factsLine, labeled, mergeFacts} from '../facts';
import {TagError, type Page} from '../page';
import {inlineCode, isTag, walk, withoutPositions} from '../../lib/tree';

/**
 * `<Option name="crf" />` becomes the facts of a rendering option, then the text that every API
 * with this option shares: `docs/_options/crf.mdx`.
 *
 * @param expandPartial expands the tags within the shared text
 */
export function expandOptions(
  page: Page,
  expandPartial: (partial: Page) => Promise<void>,
): Promise<void> {
  return expandTags(page, {
    name: 'Option',
    attributes: ['name', 'default', 'type'],
    async expand({name, attributes}, {api}) {
      const optionName = requiredText(name, attributes, 'name', 'crf');
      const option = api.findOption(optionName);
      const known = {type: option.type ?? undefined, default: option.default ?? undefined};
      const facts = mergeFacts(name, optionName, known, attributes);
      return [
        ...(await factsLine(
          {...facts, names: optionNames(option), packageName: '@remotion/renderer'},
          page,
        )),
        ...(await sharedText(option.name, page, expandPartial)),
      ];
    },
  });
}

function optionNames({cliFlag, apiName, configMethod}: RenderingOption): PhrasingContent[] {
  return [
    ...(cliFlag ? [labeled('CLI', inlineCode(`--${cliFlag}`))] : []),
    ...(apiName ? [labeled('Node.js', inlineCode(apiName))] : []),
    ...(configMethod ? [labeled('Config file', inlineCode(`Config.${configMethod}()`))] : []),
  ];
}

async function sharedText(
  optionName: string,
  page: Page,
  expandPartial: (partial: Page) => Promise<void>,
): Promise<RootContent[]> {
  const file = `docs/_options/${optionName}.mdx`;
  const absolute = path.join(page.siteDir, file);
  if (!existsSync(absolute)) {
    throw new TagError(
      `<Option name="${optionName}"> shows a text that is not written yet. ` +
        `Write ${file}: what the option changes and what a wrong value does, without front matter.`,
    );
  }
  const partial: Page = {
    ...page,
    file,
    root: parsePartial(readFileSync(absolute, 'utf8'), file, page),
  };
  refuseWhatCannotBeShared(partial);
  await expandPartial(partial);
  return withoutPositions(partial.root);
}

function parsePartial(content: string, file: string, page: Page): Page['root'] {
  try {
    return page.parse(content, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TagError(`${file} is not valid MDX: ${reason}`);
  }
}

function refuseWhatCannotBeShared(partial: Page): void {
  walk(partial.root, (node) => {
    const message = refusal(node);
    if (message) {
      partial.problems.push({
        file: partial.file,
        line: node.position?.start.line ?? 1,
        message,
      });
    }
  });
}

function refusal(node: RootContent): string | undefined {
  if (node.type === 'mdxjsEsm') {
    // Two partials on one page would declare the same name twice.
    return 'a shared option text cannot import or export. Keep it to Markdown and tags.';
  }
  if (node.type === 'yaml') {
    return 'a shared option text has no front matter. Remove it.';
  }
  if (isTag(node) && node.name === 'Option') {
    return 'a shared option text cannot contain another <Option>. Link to its page instead.';
  }
  return undefined;
}
