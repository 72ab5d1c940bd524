import {demo} from './define';
import spring from './demos/spring/definition';

/**
 * Every demo by its id, which is the name of its folder. Read while the site is built and tested; a
 * page carries only the facts of its own demos, and imports their modules when they come near.
 */
export const demos = {
  spring: demo(spring, () => import('./demos/spring')),
};

export type DemoId = keyof typeof demos;
