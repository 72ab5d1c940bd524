import {algoliasearch} from 'algoliasearch';
import {algoliaSettings, algoliaSynonyms} from './algolia-records';
import type {AlgoliaRecord} from './algolia-records';

export type Target = {appId: string; adminApiKey: string; indexName: string};

type Variables = Record<string, string | undefined>;

/**
 * Reads from the environment where to push.
 *
 * @throws Error with a sentence that names what is missing
 */
export function readTarget(variables: Variables): Target {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
  const [appId = '', adminApiKey = '', indexName = ''] = names.map((name) =>
    variables[name]?.trim(),
  );
  const missing = names.filter((name) => !variables[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `Nothing was pushed: set ${missing.join(' and ')} in the environment. All of ${names.join(', ')} are needed.`,
    );
  }
  return {appId, adminApiKey, indexName};
}

/**
 * Replaces a hosted index by these records, with settings and synonyms.
 *
 * Everything goes into a temporary index first, which then takes the place of the live one in a
 * single step. Until then, and after any failure, readers search what was there before.
 *
 * @returns the number of records
 * @throws Error with a sentence that says what failed and that the index is unchanged
 */
export async function pushRecords(
  {appId, adminApiKey, indexName}: Target,
  records: AlgoliaRecord[],
  clientOptions: Parameters<typeof algoliasearch>[2] = {},
): Promise<number> {
  const client = algoliasearch(appId, adminApiKey, clientOptions);
  const temporary = `${indexName}_next`;
  const finish = async ({taskID}: {taskID: number}) => {
    await client.waitForTask({indexName: temporary, taskID});
  };
  let isAccepted = false;
  try {
    // A run that was cut off may have left one behind.
    await finish(await client.deleteIndex({indexName: temporary}));
    await finish(await client.setSettings({indexName: temporary, indexSettings: algoliaSettings}));
    await finish(
      await client.saveSynonyms({
        indexName: temporary,
        synonymHit: algoliaSynonyms,
        replaceExistingSynonyms: true,
      }),
    );
    await client.saveObjects({indexName: temporary, objects: records, waitForTasks: true});
    const move = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    isAccepted = true;
    await finish(move);
  } catch (error) {
    const state = isAccepted ? 'takes the new records once Algolia has moved them' : 'is unchanged';
    throw new Error(`${reasonOf(error, appId)} The index ${indexName} ${state}.`, {cause: error});
  }
  return records.length;
}

function reasonOf(error: unknown, appId: string): string {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  const message = error instanceof Error ? error.message : 'no reason given';
  switch (status) {
    case 401:
    case 403:
      return `Algolia refused the key for the application ${appId}. ALGOLIA_ADMIN_API_KEY needs the rights addObject, deleteIndex and editSettings.`;
    case 404:
      return `Algolia knows no application ${appId}. Check ALGOLIA_APP_ID.`;
    case undefined:
      return `Algolia cannot be reached for the application ${appId}. Check ALGOLIA_APP_ID and the network.`;
    default:
      return `Algolia answered ${String(status)}: ${message}.`;
  }
}
