import {DEFAULT_SETTINGS, SETTING_NAMES, settingMistake, type Settings} from '../../../src/build';

export type LiveMeta = {
  settings: Settings;
  /** What the block shows, in the reader's words. Empty when it is missing, which is a mistake. */
  title: string;
  /** What is wrong with the opening line, as sentences. */
  mistakes: string[];
};

/** More does not fit in the bar above the code, in characters. */
const LONGEST_TITLE = 60;

/**
 * Reads the opening line of a fence that is marked `live`.
 *
 * @param language first word of the line
 * @param meta the rest, for example `live fps=60 title="A ball"`
 * @returns null when the fence is not live
 */
export function readLiveMeta(language: string, meta: string): LiveMeta | null {
  const pairs = readPairs(meta);
  if (!pairs.some(({key}) => key === 'live')) {
    return null;
  }
  const result: LiveMeta = {settings: {...DEFAULT_SETTINGS}, title: '', mistakes: []};
  if (language !== 'tsx') {
    result.mistakes.push(`A live block is tsx, not ${language || 'without a language'}.`);
  }
  for (const {key, value} of pairs) {
    const setting = SETTING_NAMES.find((name) => name === key);
    if (setting) {
      const mistake = settingMistake(setting, value ? Number(value) : NaN);
      if (mistake) {
        result.mistakes.push(mistake);
      } else {
        result.settings[setting] = Number(value);
      }
    } else if (key === 'title') {
      result.title = value?.trim() ?? '';
    } else if (key !== 'live') {
      const known = ['title', ...SETTING_NAMES].join(', ');
      result.mistakes.push(`A live block knows no "${key}". It takes ${known}.`);
    }
  }
  if (result.title === '') {
    result.mistakes.push(
      'A live block has no title. Say what it shows in three to six words: title="A ball that bounces".',
    );
  } else if (result.title.length > LONGEST_TITLE) {
    result.mistakes.push(
      `The title of this live block has ${result.title.length} characters. Shorten it to ${LONGEST_TITLE}: it stands in one line above the code.`,
    );
  }
  return result;
}

function readPairs(meta: string): {key: string; value: string | null}[] {
  return [...meta.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g)].map(
    ([, key = '', double, single, bare]) => ({key, value: double ?? single ?? bare ?? null}),
  );
}
