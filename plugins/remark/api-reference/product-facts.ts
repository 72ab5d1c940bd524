import {cloudFacts} from '../../../src/data/cloud-facts';
import {encodingFacts} from '../../../src/data/encoding-facts';
import {lambdaFacts} from '../../../src/data/lambda-facts';
import {mediaSupport} from '../../../src/data/media-support';

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
  const value = name
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, key)
          ? (found as Record<string, unknown>)[key]
          : undefined,
      FACTS,
    );
  if (typeof value === 'number') {
    return value.toLocaleString('en-US');
  }
  return typeof value === 'string' ? value : undefined;
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
