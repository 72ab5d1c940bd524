import type {LoadContext, Plugin} from '@docusaurus/types';
import {hostedWidgetTag} from './hosted';
import type {Options} from './options';

export {validateOptions} from './options';

/** What the interface needs to know. */
export type GlobalData = {
  /** `true`: a provider's widget is on every page, and nothing of the site's own competes. */
  isHosted: boolean;
  /** Origins that may talk to /ai-embed. */
  embedOrigins: string[];
};

/** Decides who answers questions: a hosted widget, or the site itself. */
export default function askAiPlugin({siteConfig}: LoadContext, options: Options): Plugin {
  const {widget, embedOrigins} = options;
  return {
    name: 'ask-ai',
    contentLoaded({actions}) {
      actions.setGlobalData({
        isHosted: widget !== null,
        embedOrigins: [siteConfig.url, ...embedOrigins],
      } satisfies GlobalData);
    },
    injectHtmlTags: () => (widget ? {headTags: [hostedWidgetTag(widget)]} : {}),
  };
}
