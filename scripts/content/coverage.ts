import type {ApiPackage} from '../../plugins/lib/api-snapshot/types';
import {didYouMean} from '../../plugins/lib/nearest-names';
import type {Exception} from './exceptions';
import {
  allowedNames,
  findExport,
  isComponent,
  requiredMembers,
  splitPackage,
  uniqueExports,
  type ExportRef,
  type RequiredMember,
} from './api-index';
import {headingName} from './heading';
import {frontMatterText, headingsWithPartials, type Heading, type MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {isPartial} from './project';

export type CoverageInput = {
  /** Every file below `docs`, partials included. */
  files: MarkdownFile[];
  packages: ApiPackage[];
  /** Names of the toolkit's packages in `package.json`. */
  pinnedPackages: string[];
  pendingPackages: string[];
  exceptions: Exception[];
};

export type CoverageReport = {
  apiPages: number;
  exports: {covered: number; total: number};
  members: {covered: number; total: number};
  /** Exports and members together, by package. */
  packages: {name: string; covered: number; total: number}[];
  problems: Problem[];
};

type Page = {file: MarkdownFile; headings: NamedHeading[]; exports: ExportRef[]; names: string[]};

type NamedHeading = Heading & {file: string; name: string; ancestors: string[]};

/**
 * Compares the API pages with the snapshot, both ways: each export has a page, each argument, prop
 * and option a heading, and no heading stands for something that the types do not have.
 */
export const checkCoverage = (input: CoverageInput): CoverageReport => {
  const exempt = new Exemptions(input.exceptions);
  const {pages, problems: unknown} = readApiPages(input, exempt);
  const covered = new Map<string, Page[]>();
  for (const page of pages) {
    for (const {id} of page.exports) {
      covered.set(id, [...(covered.get(id) ?? []), page]);
    }
  }
  const documentedTypes = new Set(
    pages
      .flatMap((page) => page.exports)
      .filter((ref) => ref.export.kind === 'type')
      .map((ref) => ref.export.name),
  );
  const hasOwnPage = (type: string) => documentedTypes.has(type);
  const report: CoverageReport = {
    apiPages: pages.length,
    exports: {covered: 0, total: 0},
    members: {covered: 0, total: 0},
    packages: [],
    problems: [...unknown, ...pages.flatMap((page) => findInventions(page, exempt))],
  };
  for (const apiPackage of input.packages) {
    const isPending = input.pendingPackages.includes(apiPackage.package);
    const tally = {name: apiPackage.package, covered: 0, total: 0};
    const add = (part: 'exports' | 'members', isCovered: boolean) => {
      for (const sum of [report[part], tally]) {
        sum.total++;
        sum.covered += isCovered ? 1 : 0;
      }
    };
    report.packages.push(tally);
    for (const ref of uniqueExports(apiPackage)) {
      const onPages = covered.get(ref.id) ?? [];
      if (ref.export.kind === 'type' && onPages.length === 0) {
        continue;
      }
      const isCovered = onPages.length > 0 || isCoveredByMembers(ref, covered);
      if (exempt.covers(ref.id, isCovered) && !isCovered) {
        continue;
      }
      add('exports', isCovered);
      if (!isCovered && !isPending) {
        report.problems.push(missingPage(ref));
      }
      for (const member of requiredMembers(ref, hasOwnPage)) {
        const home = onPages.find((page) => hasHeading(page, member));
        const isMemberCovered = home !== undefined || (onPages.length === 0 && isCovered);
        if (exempt.covers(member.id, isMemberCovered) && !isMemberCovered) {
          continue;
        }
        add('members', isMemberCovered);
        if (!isMemberCovered && onPages[0]) {
          report.problems.push(missingHeading(onPages[0], ref, member));
        }
      }
    }
    if (isPending && tally.covered === tally.total) {
      report.problems.push({
        file: 'scripts/content/pending.ts',
        line: 1,
        message: `Every export of ${apiPackage.package} is documented. Remove it from pendingPackages.`,
      });
    }
  }
  report.problems.push(...checkPackageNames(input), ...exempt.stale());
  return report;
};

/** Keeps track of which exceptions are needed. */
class Exemptions {
  private readonly needed = new Set<string>();

  private readonly known = new Set<string>();

  constructor(private readonly exceptions: Exception[]) {}

  /**
   * Whether an exception covers a name.
   *
   * @param isDocumented whether it has its page or heading; the exception is then of no use
   */
  covers(id: string, isDocumented: boolean): boolean {
    const matches = this.exceptions.filter(
      ({name}) => id === name || id.startsWith(`${name}.`) || id.startsWith(`${name}#`),
    );
    for (const {name} of matches) {
      this.known.add(name);
      if (!isDocumented) {
        this.needed.add(name);
      }
    }
    return matches.length > 0;
  }

  stale(): Problem[] {
    return this.exceptions
      .filter(({name}) => !this.needed.has(name))
      .map(({name}) => ({
        file: 'scripts/content/exceptions.ts',
        line: 1,
        message: this.known.has(name)
          ? `The exception ${name} is no longer needed. Remove it.`
          : `The exception ${name} names nothing that the snapshot or a page has. Remove or correct it.`,
      }));
  }
}

const readApiPages = (
  {files, packages}: CoverageInput,
  exempt: Exemptions,
): {pages: Page[]; problems: Problem[]} => {
  const byPath = new Map(files.map((file) => [file.file, file]));
  const problems: Problem[] = [];
  const pages = files
    .filter(({file, frontMatter}) => !isPartial(file) && frontMatter.data?.kind === 'api')
    .map((file) => {
      const specifier = frontMatterText(file, 'package');
      const names = namesOf(file.frontMatter.data?.export);
      const refs = names.flatMap((name) => {
        const ref = findExport(packages, specifier, name);
        if (!ref && !exempt.covers(`${splitPackage(specifier).name}#${name}`, false)) {
          problems.push(unknownExport(file, packages, specifier, name));
        }
        return ref ?? [];
      });
      return {
        file,
        exports: refs,
        names,
        headings: nameHeadings(headingsWithPartials(file, byPath), refs),
      };
    });
  return {pages, problems};
};

const namesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string');

const unknownExport = (
  {file, frontMatter}: MarkdownFile,
  packages: ApiPackage[],
  specifier: string,
  name: string,
): Problem => {
  const packageName = splitPackage(specifier).name;
  const apiPackage = packages.find((candidate) => candidate.package === packageName);
  if (!apiPackage) {
    const names = packages.map((candidate) => candidate.package);
    return {
      file,
      line: frontMatter.lines.package ?? 1,
      message: `There is no package "${specifier}" in the snapshot.${didYouMean(specifier, names)}`,
    };
  }
  const elsewhere = apiPackage.exports.find((candidate) => candidate.name === name);
  const advice = elsewhere
    ? ` Write: package: '${packageName}${elsewhere.entry.slice(1)}'`
    : didYouMean(
        name,
        apiPackage.exports.map((candidate) => candidate.name),
      ) || ' Remove the page, or correct the name.';
  return {
    file,
    line: frontMatter.lines.export ?? 1,
    message: `${specifier} exports no "${name}".${advice}`,
  };
};

/** Adds to each heading the name that it stands for and those of the headings above it. */
const nameHeadings = (
  headings: (Heading & {file: string})[],
  refs: ExportRef[],
): NamedHeading[] => {
  const above: {level: number; name: string}[] = [];
  return headings.map((heading) => {
    const name = withoutOwner(headingName(heading.text), refs);
    while ((above.at(-1)?.level ?? 0) >= heading.level) {
      above.pop();
    }
    const ancestors = above.map((parent) => parent.name);
    above.push({level: heading.level, name});
    return {...heading, name, ancestors};
  });
};

/** `Easing.bezier` on the page of `Easing` stands for `bezier`. */
const withoutOwner = (name: string, refs: ExportRef[]): string => {
  const owner = refs.find((ref) => name.startsWith(`${ref.export.name}.`));
  return owner ? name.slice(owner.export.name.length + 1) : name;
};

const hasHeading = (page: Page, {name, parent}: RequiredMember): boolean =>
  page.headings.some((heading) => {
    if (heading.level < 2 || heading.level > 5) {
      return false;
    }
    if (parent === null) {
      return lastSegment(heading.name) === name;
    }
    return (
      heading.name === `${parent}.${name}` ||
      heading.name.endsWith(`.${parent}.${name}`) ||
      (heading.name === name &&
        heading.ancestors.some((ancestor) => lastSegment(ancestor) === parent))
    );
  });

const lastSegment = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** A namespace needs no page of its own when each of its members has one. */
const isCoveredByMembers = (
  {id, export: {kind, members = []}}: ExportRef,
  covered: Map<string, Page[]>,
) =>
  kind === 'namespace' &&
  members.length > 0 &&
  members.every(({name}) => covered.has(`${id}.${name}`));

const call = ({export: apiExport}: ExportRef): string => {
  const {name, kind} = apiExport;
  if (isComponent(apiExport)) {
    return `<${name}>`;
  }
  return kind === 'function' || kind === 'hook' ? `${name}()` : name;
};

const missingPage = (ref: ExportRef): Problem => {
  const specifier = ref.package + ref.export.entry.slice(1);
  return {
    file: `src/data/generated/api/${ref.package}.json`,
    line: 1,
    message:
      `No page documents ${call(ref)}. Write one with kind: api, package: '${specifier}' ` +
      `and export: ${ref.export.name}, or list ${ref.package} in pendingPackages.`,
  };
};

const missingHeading = (page: Page, ref: ExportRef, member: RequiredMember): Problem => {
  const parent = page.headings.find(({name}) => name === member.parent);
  const heading = member.parent
    ? `${'#'.repeat(Math.min((parent?.level ?? 3) + 1, 5))} ${parent ? member.name : `${member.parent}.${member.name}`}`
    : `### ${member.name}`;
  const path = member.parent ? `${member.parent}.${member.name}` : member.name;
  return {
    file: page.file.file,
    line: parent?.line ?? page.file.frontMatter.lines.export ?? 1,
    message: `The ${member.noun} "${path}" of ${call(ref)} has no heading. Write: ${heading}`,
  };
};

const SECTIONS = [
  'props',
  'arguments',
  'options',
  'api',
  'parameters',
  'return value',
  'fields',
  'methods',
];

/** Headings below "Props", "Options" and the like that stand for nothing in the types. */
const findInventions = (page: Page, exempt: Exemptions): Problem[] => {
  const [subject] = page.exports;
  if (!subject) {
    return [];
  }
  const allowed = new Set(page.exports.flatMap((ref) => [...allowedNames(ref)]));
  const hasReturnMembers = page.exports.some((ref) => ref.export.returnMembers?.length);
  let section: {level: number; title: string} | null = null;
  return page.headings.flatMap((heading) => {
    const title = heading.text.toLowerCase();
    if (section && heading.level <= section.level) {
      section = null;
    }
    if (SECTIONS.includes(title)) {
      section = section && section.title !== 'api' ? section : {level: heading.level, title};
      return [];
    }
    const isReturn = section?.title === 'return value';
    if (
      !section ||
      heading.level < 3 ||
      (isReturn && (heading.name.includes(' ') || !hasReturnMembers))
    ) {
      return [];
    }
    const isKnown = heading.name.split('.').every((part) => allowed.has(part));
    if (isKnown || exempt.covers(`${subject.id}.${heading.name}`, false)) {
      return [];
    }
    const advice =
      didYouMean(heading.name, allowed) ||
      (heading.name.includes(' ')
        ? ' Make it a bold line, or move it out of this section.'
        : ' Remove it, or correct the name.');
    return [
      {
        file: heading.file,
        line: heading.line,
        message: `"${heading.text}" is nothing that ${page.exports.map((ref) => call(ref)).join(' or ')} has.${advice}`,
      },
    ];
  });
};

const checkPackageNames = ({
  packages,
  pinnedPackages,
  pendingPackages,
}: CoverageInput): Problem[] => {
  const known = packages.map((apiPackage) => apiPackage.package);
  const unknown = pendingPackages
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: 'scripts/content/pending.ts',
      line: 1,
      message: `pendingPackages names "${name}", which the snapshot does not have.${didYouMean(name, known)}`,
    }));
  const unread = pinnedPackages
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: 'package.json',
      line: 1,
      message: `${name} is installed, but the snapshot does not have it. Run: npm run api:snapshot`,
    }));
  return [...unknown, ...unread];
};
