import type {ApiExport, ApiMember, ApiPackage} from '../../plugins/lib/api-snapshot/types';

export type ExportRef = {
  /** `remotion#spring`: the package without its entry point, and the name. */
  id: string;
  package: string;
  export: ApiExport;
};

/** One name that a page has to have a heading for. */
export type RequiredMember = {
  /** `remotion#spring.config.damping` */
  id: string;
  name: string;
  /** Name of the object that it is a field of, when it is nested. */
  parent: string | null;
  /** What a reader would call it. */
  noun: 'argument' | 'prop' | 'option' | 'member';
};

/** Splits `@remotion/lambda/client` into the package and its entry point `./client`. */
export const splitPackage = (specifier: string): {name: string; entry: string} => {
  const segments = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  const rest = segments.slice(length);
  return {
    name: segments.slice(0, length).join('/'),
    entry: rest.length === 0 ? '.' : `./${rest.join('/')}`,
  };
};

/** Every export once, though several entry points may have it. */
export const uniqueExports = (apiPackage: ApiPackage): ExportRef[] => {
  const byName = new Map<string, ExportRef>();
  for (const apiExport of apiPackage.exports) {
    if (!byName.has(apiExport.name)) {
      byName.set(apiExport.name, toRef(apiPackage, apiExport));
    }
  }
  return [...byName.values()];
};

const toRef = (apiPackage: ApiPackage, apiExport: ApiExport): ExportRef => ({
  id: `${apiPackage.package}#${apiExport.name}`,
  package: apiPackage.package,
  export: apiExport,
});

/**
 * Finds what a page's front matter names.
 *
 * @param specifier as in an import: `remotion` or `@remotion/lambda/client`
 * @param name an export, or a member of a namespace such as `Experimental.Clipper`
 */
export const findExport = (
  packages: ApiPackage[],
  specifier: string,
  name: string,
): ExportRef | null => {
  const {name: packageName, entry} = splitPackage(specifier);
  const apiPackage = packages.find((candidate) => candidate.package === packageName);
  if (!apiPackage) {
    return null;
  }
  const named = apiPackage.exports.filter((candidate) => candidate.name === name);
  const match =
    named.find((candidate) => entriesOf(candidate).includes(entry)) ??
    (entry === '.' ? named[0] : undefined);
  return match ? toRef(apiPackage, match) : findNamespaceMember(apiPackage, name);
};

const entriesOf = (apiExport: ApiExport): string[] => [
  apiExport.entry,
  ...(apiExport.alsoIn ?? []),
];

const findNamespaceMember = (apiPackage: ApiPackage, name: string): ExportRef | null => {
  const [owner, memberName] = name.split('.');
  const parent = apiPackage.exports.find((candidate) => candidate.name === owner);
  const member = parent?.members?.find((candidate) => candidate.name === memberName);
  if (!parent || !member || (parent.kind !== 'namespace' && parent.kind !== 'class')) {
    return null;
  }
  return toRef(apiPackage, {
    name,
    entry: parent.entry,
    kind: 'type',
    signature: member.type,
    members: member.members,
  });
};

/**
 * What a page about this export has to have a heading for: arguments, props and members, the fields
 * of option bags, and what these contain one level further down.
 *
 * @param hasOwnPage whether a type is documented on a page of its own, which then lists its fields
 */
export const requiredMembers = (
  {id, export: apiExport}: ExportRef,
  hasOwnPage: (type: string) => boolean,
): RequiredMember[] => {
  const {parameters = [], members = []} = apiExport;
  const noun = isComponent(apiExport) ? 'prop' : 'member';
  const nested = (member: ApiMember, base: string): RequiredMember[] =>
    hasOwnPage(typeName(member.type))
      ? []
      : (member.members ?? []).map(({name}) => ({
          id: `${base}.${member.name}.${name}`,
          name,
          parent: member.name,
          noun: 'option',
        }));
  const withNested = (member: ApiMember, as: RequiredMember['noun']): RequiredMember[] => [
    {id: `${id}.${member.name}`, name: member.name, parent: null, noun: as},
    ...nested(member, id),
  ];
  const ofParameters = parameters.flatMap((parameter) => {
    const fields = hasOwnPage(typeName(parameter.type)) ? [] : (parameter.members ?? []);
    // The only argument of spring({frame, fps}) has a name that no reader ever types.
    const isBag = parameters.length === 1 && (parameter.members ?? []).length > 0;
    const own: RequiredMember[] = isBag
      ? []
      : [{id: `${id}.${parameter.name}`, name: parameter.name, parent: null, noun: 'argument'}];
    return [
      ...own,
      ...fields.flatMap((field) => withNested(field, noun === 'prop' ? 'prop' : 'option')),
    ];
  });
  return uniqueById([...ofParameters, ...members.flatMap((member) => withNested(member, noun))]);
};

/** Whether readers write it as a tag: a component, or a generic function that returns JSX. */
export const isComponent = ({kind, name, returns}: ApiExport): boolean =>
  kind === 'component' ||
  (kind === 'function' && /^[A-Z]/.test(name) && /JSX\.Element|ReactNode/.test(returns ?? ''));

const uniqueById = (members: RequiredMember[]): RequiredMember[] => [
  ...new Map(members.map((member) => [member.id, member])).values(),
];

/** `Partial<SpringConfig> | undefined` is about `SpringConfig`. */
const typeName = (type: string): string =>
  type
    .replace(/\s*\|\s*(undefined|null)\b/g, '')
    .trim()
    .replace(/^(?:Partial|Readonly|Required)<(.*)>$/, '$1')
    .replace(/^(\w+)<.*>$/, '$1');

/** Every name that may head a section of the export's page, at any depth. */
export const allowedNames = ({export: apiExport}: ExportRef): Set<string> => {
  const names = new Set(apiExport.name.split('.'));
  const add = (members: ApiMember[] = []): void => {
    for (const member of members) {
      names.add(member.name);
      add(member.members);
    }
  };
  add(apiExport.parameters);
  add(apiExport.members);
  add(apiExport.returnMembers);
  return names;
};
