import path from 'node:path';
import ts from 'typescript';
import type {ApiMember} from '../../plugins/lib/api-snapshot/types';
import type {ExtractedExport} from './describe-exports';
import type {ExtractedPackage} from './extract';
import {readSource} from './implementation';
import type {InstalledPackage} from './packages';
import {record, statedDefaults, type Fields} from './stated-defaults';

/** Where a `config` object takes its defaults from, when they are merged in elsewhere. */
const MERGED_OBJECTS = [
  {
    package: 'remotion',
    exports: ['spring', 'measureSpring'],
    member: 'config',
    file: 'dist/cjs/spring/spring-utils.js',
    constant: 'defaultSpringConfig',
  },
];

// `{}` as the default of an option bag says nothing that its optional fields do not say.
const withDefault = (member: ApiMember, text: string | null | undefined): ApiMember =>
  member.optional && !member.default && text && !(text === '{}' && member.members)
    ? {...member, default: text}
    : member;

const applyFields = (
  members: ApiMember[] | undefined,
  fields: Fields | undefined,
): ApiMember[] | undefined =>
  members?.map((member) => withDefault(member, fields?.get(member.name)));

const mergedObject = (item: InstalledPackage, name: string): ApiMerge | null => {
  const rule = MERGED_OBJECTS.find(
    (candidate) => candidate.package === item.name && candidate.exports.includes(name),
  );
  const constant = rule ? readSource(path.join(item.dir, rule.file)) : null;
  const node = rule ? constant?.names.get(rule.constant) : undefined;
  if (!rule || !constant || !node || !ts.isObjectLiteralExpression(node)) {
    return null;
  }
  const fields: Fields = new Map();
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property)) {
      record({fields, name: property.name.getText()}, constant, property.initializer);
    }
  }
  return {member: rule.member, fields};
};

type ApiMerge = {member: string; fields: Fields};

const applyMerge = (
  members: ApiMember[] | undefined,
  merge: ApiMerge | null,
): ApiMember[] | undefined =>
  merge
    ? members?.map((member) =>
        member.name === merge.member
          ? {...member, members: applyFields(member.members, merge.fields)}
          : member,
      )
    : members;

const applyToExport = (
  item: InstalledPackage,
  exported: ExtractedExport,
  siblings: ExtractedExport[],
): ExtractedExport => {
  const isCallable = ['component', 'function', 'hook'].includes(exported.kind);
  if (!exported.source || !isCallable) {
    return exported;
  }
  // `Series.Sequence` is implemented as `SeriesSequence`; entry points hand functions on.
  const names = [exported.name, exported.name.replace('.', '')];
  const files = [exported, ...siblings.filter(({name}) => name === exported.name)];
  const stated = files
    .flatMap(({source}) => names.map((name) => (source ? statedDefaults(source, name) : null)))
    .find((result) => result !== null);
  const merge = mergedObject(item, exported.name);
  if (!stated) {
    return exported;
  }
  if (exported.kind === 'component') {
    return {...exported, members: applyFields(exported.members, stated[0]?.fields)};
  }
  const isOverloaded = (exported.signature.match(/^function /gm) ?? []).length > 1;
  if (isOverloaded) {
    return exported;
  }
  return {
    ...exported,
    parameters: exported.parameters?.map((parameter, index) => {
      const members = applyMerge(applyFields(parameter.members, stated[index]?.fields), merge);
      return {
        ...withDefault(parameter, stated[index]?.default),
        ...(members ? {members} : {}),
      };
    }),
  };
};

/** Adds the defaults that the packages' own code states to the optional members. */
export function applyDefaults(
  packages: ExtractedPackage[],
  installed: InstalledPackage[],
): ExtractedPackage[] {
  return packages.map((item, index) => {
    const home = installed[index];
    return home
      ? {
          ...item,
          exports: item.exports.map((exported) => applyToExport(home, exported, item.exports)),
        }
      : item;
  });
}
