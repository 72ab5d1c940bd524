/*
 * What plugins may use of `src`. Everything else of it is for pages alone.
 */
export {cloudFacts, cloudrunPlaces} from './data/cloud-facts';
export {encodingFacts} from './data/encoding-facts';
export * from './data/lambda-facts';
export {mediaSupport, type Reading} from './data/media-support';
export {packageStatus, type PackageStatus} from './data/package-status';
export {templateKinds, type TemplateKind} from './data/template-kinds';
export type {Exercise, ExerciseLink} from './features/course/exercise';
export type {Programs} from './features/course/programs';
export {RULE_FORMS, otherSettings, readRule} from './features/course/grade/rules';
export {chapters} from './features/course/outline';
export {choicesOf, defaultsOf} from './features/demos/controls';
export type {AnyDemo} from './features/demos/define';
export {demos} from './features/demos/registry';
export * as written from './features/demos/written';
export {liveModules} from './features/live/modules';
export {COMPILER_OPTIONS as liveCompilerOptions} from './features/live/types/compiler-options';
export {prepare as prepareCode} from './features/live/prepare';
export {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  settingMistake,
  type SettingName,
  type Settings,
} from './features/live/settings';
export {parseMarkdown} from './lib/markdown';
