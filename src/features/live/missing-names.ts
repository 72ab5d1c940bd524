import {liveModules} from './modules';
import {nearest} from './nearest';
import {loadedModules, type MissingExport} from './resolve';

/** What to say about an import that does not exist here. */
export function unknownModuleMessage(name: string): string {
  if (name.startsWith('.')) {
    return `"${name}" is another file. Live code is a single file: put the code of both into it.`;
  }
  const same = liveModules.filter((module) => lastPartOf(module) === lastPartOf(name));
  const near = same.length > 0 ? same : nearest(name, liveModules, 3);
  const offered =
    near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : 'Live code can import react, remotion, zod, three and the @remotion packages that run in a browser.';
  return `"${name}" can't be imported here. ${offered}`;
}

/** `slide` of `@remotion/transitions/slide`. */
const lastPartOf = (module: string): string => module.slice(module.lastIndexOf('/') + 1);

/** What to say about a name that a module doesn't export, with where it may be. */
export function missingExportMessage({name, module}: MissingExport): string {
  if (name === 'default') {
    return `"${module}" has no default export. Put the name into braces.`;
  }
  const all = loadedModules();
  const exported = all.find(([other]) => other === module)?.[1] ?? {};
  const [near] = nearest(name, Object.keys(exported), 1);
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const others = all.filter(([, other]) => name in other).map(([other]) => other);
  const place = [`${module}/${kebab}`, ...others].find((other) => liveModules.includes(other));
  const advice = place ? ` Import it from "${place}".` : near ? ` Did you mean ${near}?` : '';
  return `"${module}" doesn't export ${name}.${advice}`;
}
