import {INTERNAL, OTHER_SOFTWARE} from './make-index';
import type {KnownError, PackageErrors} from './types';

/** What a list needs of the site. */
type Facts = {
  version: string;
  titleOf: (route: string) => string | undefined;
  /** The address of a route, for other programs. */
  absolute: (route: string) => string;
};

/** All messages of one package as Markdown, for readers without JavaScript and for machines. */
export function errorList(
  packageName: string,
  {known, internal = []}: PackageErrors,
  facts: Facts,
): string {
  const ofOthers = packageName === OTHER_SOFTWARE;
  const errors = internal.length > 0 ? [...known, {messages: internal, ...INTERNAL}] : known;
  return [
    ofOthers ? '# Errors of other software' : `# Errors and warnings of ${packageName}`,
    `${ofOthers ? 'What npm, webpack, React, browsers and AWS say' : `Messages of version ${facts.version}`}. \`…\` stands for what differs from case to case.`,
    ...errors.map((error) => itemOf(error, facts)),
    '',
  ].join('\n\n');
}

function itemOf({messages, fix, page}: KnownError, {titleOf, absolute}: Facts): string {
  const said = ['```text', ...messages, '```'].join('\n');
  return `${said}\n\n${fix} See [${titleOf(page) ?? page}](${absolute(page)}).`;
}
