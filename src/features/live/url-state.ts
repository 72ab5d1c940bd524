import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';
import {DEFAULT_SETTINGS, SETTING_NAMES, isSettings, type Settings} from './settings';

/** What a link to the playground carries. */
export type PlaygroundState = {code: string; settings: Settings};

/** Longest code that a link may carry, in characters. */
export const MAX_CODE_LENGTH = 60_000;

const KEY = 'code';

/**
 * Packs a state into the hash of a link: `#code=…`, compressed, with the settings that differ from
 * the defaults.
 */
export function encodeState({code, settings}: PlaygroundState): string {
  const parameters = new URLSearchParams();
  for (const name of SETTING_NAMES) {
    if (settings[name] !== DEFAULT_SETTINGS[name]) {
      parameters.set(name, String(settings[name]));
    }
  }
  parameters.set(KEY, toBase64Url(deflateSync(strToU8(code), {level: 9})));
  return `#${parameters}`;
}

/** Longest hash that chats and browsers carry without cutting it, in characters. */
const MAX_HASH_LENGTH = 30_000;

/** Whether a state is too long to be shared as a link. */
export const isTooLong = ({code}: PlaygroundState, hash: string): boolean =>
  code.length > MAX_CODE_LENGTH || hash.length > MAX_HASH_LENGTH;

/**
 * Reads the hash of a link.
 *
 * @returns the state; null when the hash holds none; or a sentence about what is wrong with it
 */
export function decodeState(hash: string): PlaygroundState | {mistake: string} | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = parameters.get(KEY);
  if (packed === null) {
    return null;
  }
  const settings = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, Number(parameters.get(name) ?? DEFAULT_SETTINGS[name])]),
  );
  if (!isSettings(settings)) {
    return {mistake: 'The link asks for a size, speed or length that cannot be played.'};
  }
  try {
    const code = unpack(packed);
    return code === null
      ? {mistake: 'The code in the link is too long for the playground.'}
      : {code, settings};
  } catch {
    return {mistake: 'The link is damaged: the code in it cannot be read.'};
  }
}

/** @returns the code, or null when it is too long. @throws when it is damaged */
function unpack(packed: string): string | null {
  const bytes = fromBase64Url(packed);
  // A few bytes can unpack to gigabytes. The extra byte tells "full" from "too long".
  const out = inflateSync(bytes, {out: new Uint8Array(MAX_CODE_LENGTH * 4 + 1)});
  const code = strFromU8(out);
  return code.length > MAX_CODE_LENGTH ? null : code;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) {
    binary += String.fromCharCode(byte);
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
