import type {ModuleTree} from '../kinds';

/** Replaces the framework's list of what each route loads. `components.ts` fills it. */
const chunkNames: Record<string, ModuleTree> = {};

export default chunkNames;
