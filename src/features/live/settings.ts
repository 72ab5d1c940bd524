import {fieldsOf} from '../../lib/fields';

/** What a composition is played with: size in pixels, speed in frames per second, length in frames. */
export type Settings = {width: number; height: number; fps: number; duration: number};

export type SettingName = keyof Settings;

export const DEFAULT_SETTINGS: Settings = {width: 1280, height: 720, fps: 30, duration: 120};

/** Bounds that a page can play. Lengths above 10,000 frames make the scrubber useless. */
const LIMITS: Record<SettingName, {min: number; max: number; unit: string}> = {
  width: {min: 16, max: 3840, unit: 'pixels'},
  height: {min: 16, max: 3840, unit: 'pixels'},
  fps: {min: 1, max: 120, unit: 'frames per second'},
  duration: {min: 1, max: 10_000, unit: 'frames'},
};

export const SETTING_NAMES = ['width', 'height', 'fps', 'duration'] as const;

function isPlayable(name: SettingName, value: number): boolean {
  const {min, max} = LIMITS[name];
  return Number.isInteger(value) && value >= min && value <= max;
}

/**
 * Checks what was typed into the field of a setting.
 *
 * @returns what to type instead, as a sentence, or null
 */
export function fieldMistake(name: SettingName, text: string): string | null {
  const {min, max, unit} = LIMITS[name];
  return text.trim() !== '' && isPlayable(name, Number(text))
    ? null
    : `Enter a whole number of ${unit} from ${min} to ${max}.`;
}

/**
 * Checks one setting of a fence.
 *
 * @returns what is wrong with it and what to write, as a sentence, or null
 */
export function settingMistake(name: SettingName, value: number): string | null {
  const {min, max, unit} = LIMITS[name];
  return isPlayable(name, value)
    ? null
    : `${name} is a whole number of ${unit} from ${min} to ${max}. Write for example ${name}=${DEFAULT_SETTINGS[name]}.`;
}

/** Whether a value of unknown origin is a complete and playable set of settings. */
export function isSettings(value: unknown): value is Settings {
  const fields = fieldsOf(value);
  return SETTING_NAMES.every((name) => {
    const setting = fields[name];
    return typeof setting === 'number' && isPlayable(name, setting);
  });
}
