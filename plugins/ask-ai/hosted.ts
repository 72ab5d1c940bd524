import type {HtmlTagObject} from '@docusaurus/types';
import type {Widget} from './options';

/** Attributes by which the provider's script is told who it works for and how it looks. */
export function widgetAttributes({scriptUrl, id}: Widget): Record<string, string> {
  return {
    src: scriptUrl,
    async: '',
    id: 'chat-widget',
    'data-id': id,
    'data-ask-ai': 'true',
    'data-ask-ai-text': 'Ask AI',
    'data-ask-ai-background-color': '#0b1220',
    'data-ask-ai-text-color': '#ffffff',
    'data-ask-ai-position': 'br',
    'data-ask-ai-radius': '20px',
  };
}

/** Runs in the page. A text, since compilers add helpers to functions that the page does not have. */
const LOADER = `(function (attributes) {
  function load() {
    if (document.getElementById(attributes.id)) return;
    var script = document.createElement('script');
    for (var name in attributes) script.setAttribute(name, attributes[name]);
    document.head.appendChild(script);
  }
  function wait() {
    // Safari has no idle callback.
    window.requestIdleCallback ? requestIdleCallback(load) : setTimeout(load, 200);
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
})`;

/**
 * A small script in the head of every page that adds the provider's script once, asynchronously,
 * and not before the page has loaded and rests. In the layout it would be hydrated, and load twice.
 */
export function hostedWidgetTag(widget: Widget): HtmlTagObject {
  const attributes = JSON.stringify(widgetAttributes(widget)).replace(/</g, '\\u003c');
  return {tagName: 'script', innerHTML: `${LOADER}(${attributes})`};
}
