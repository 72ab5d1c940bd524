import {cloudFacts, encodingFacts, lambdaFacts, mediaSupport} from '../../../src/build';

const FACTS = {
  lambda: {...lambdaFacts, ...cloudFacts.lambda},
  cloudrun: cloudFacts.cloudrun,
  media: mediaSupport.versions,
  encoding: encodingFacts,
};

/**
 * A number or a text out of the snapshots of the products, as a sentence writes it.
 *
 * @param name path with dots: `lambda.memoryInMb.max`. `.length` counts a list.
 * @returns none if there is no such value
 */
export function findFact(name: string): string | undefined {
  const value = name.split('.').reduce<unknown>(fieldOf, FACTS);
  if (typeof value === 'number') {
    return value.toLocaleString('en-US');
  }
  return typeof value === 'string' ? value : undefined;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}

/** Names that {@link findFact} knows, without what is in lists. */
export function factNames(): string[] {
  const names = (value: object, prefix: string): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      if (Array.isArray(inner)) {
        return [`${prefix}${key}.length`];
      }
      return typeof inner === 'object' && inner !== null
        ? names(inner, `${prefix}${key}.`)
        : [`${prefix}${key}`];
    });
  return names(FACTS, '');
}
