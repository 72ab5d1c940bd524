import type {Change} from './compare';
import type {PackageMessage} from './messages';

/** The messages of packages, by the package's name. */
export type Messages = Map<string, PackageMessage[]>;

/** Which errors people can newly meet with other versions of packages, and which are gone. */
export function compareMessages(before: Messages, after: Messages): Change[] {
  return [...after].flatMap(([name, messages]) => {
    const was = errorsOf(before.get(name) ?? []);
    const is = errorsOf(messages);
    const change = (kind: Change['kind'], text: string): Change => ({
      kind,
      what: 'error',
      package: name,
      name: text,
      export: null,
    });
    return [
      ...[...is].filter((text) => !was.has(text)).map((text) => change('added', text)),
      ...[...was].filter((text) => !is.has(text)).map((text) => change('removed', text)),
    ];
  });
}

const errorsOf = (messages: PackageMessage[]): Set<string> =>
  new Set(messages.filter(({kind}) => kind === 'error').map(({text}) => text.replace(/\s+/g, ' ')));
