/** The public API of one package, as its type declarations state it. One committed JSON file each. */
export type ApiPackage = {
  /** npm name, for example `@remotion/paths`. */
  package: string;
  version: string;
  exports: ApiExport[];
};

export type ApiKind =
  | 'component'
  | 'hook'
  | 'function'
  | 'constant'
  | 'namespace'
  | 'class'
  | 'enum'
  | 'type';

export type ApiExport = {
  name: string;
  /** Entry point that exports it: `.` or a subpath such as `./client`. */
  entry: string;
  /** Further entry points that export the very same thing. */
  alsoIn?: string[];
  kind: ApiKind;
  /** TypeScript that a reader can read: a declaration without JSDoc, imports or `import("…")` paths. */
  signature: string;
  /** Arguments of a function or hook, in order. */
  parameters?: ApiMember[];
  /** Props of a component; fields of a type, namespace, class or enum. */
  members?: ApiMember[];
  /** The return type of a function or hook, as text. */
  returns?: string;
  /** Fields of the returned object, where it is an object type of the toolkit's own. */
  returnMembers?: ApiMember[];
  deprecated?: true;
};

export type ApiMember = {
  name: string;
  /** Type as text. */
  type: string;
  optional: boolean;
  /** Default as source text, where the declarations or the implementation state it. */
  default?: string;
  deprecated?: true;
  /** Fields of an object type of the toolkit's own (not React's, the DOM's or Node's). */
  members?: ApiMember[];
};

/** One rendering option of `@remotion/renderer`'s registry. */
export type RenderingOption = {
  /** Key of this option, as pages write it in `<Option name="crf">`. */
  name: string;
  /** Flag without dashes, for example `crf`. */
  cliFlag: string | null;
  /** Name in the Node.js APIs, for example `crf` in `renderMedia()`. */
  apiName: string | null;
  /** Method of the config file, for example `setCrf`. */
  configMethod: string | null;
  type: string | null;
  default: string | null;
};

/** A command of the CLI with every flag that it reads. */
export type CliCommand = {
  /** As typed after `npx remotion`, for example `lambda render`. */
  command: string;
  flags: string[];
};
