import type {HtmlAttributes, HtmlReader} from '../../lib/html-readers';

/** Elements whose text is not the page's own. */
const SKIPPED_TAGS = new Set(
  'script style svg noscript button template nav select iframe'.split(' '),
);
const SKIPPED_CLASSES =
  /\b(hash-link|theme-doc-toc-mobile|theme-doc-toc-desktop|theme-doc-footer|theme-doc-version-badge|pagination-nav|tableOfContents\w*|theme-edit-this-page)\b/;
const VOID_TAGS = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/**
 * Follows the HTML of a built page, and tells what the page itself says from the rest: it stands in
 * `<main>`, and navigation, buttons and drawings are left out.
 */
export abstract class PageReader implements HtmlReader {
  /** Names of the elements that are open, the innermost last. */
  protected readonly open: string[] = [];
  private mainDepth = 0;
  private skipDepth = 0;

  /** Whether the page itself speaks. */
  protected get isOwn(): boolean {
    return this.mainDepth > 0 && this.skipDepth === 0;
  }

  /** An element without content and end, anywhere in the document. */
  protected abstract onVoid(name: string, attributes: HtmlAttributes): void;
  /** An element of the page itself, or one in it that is left out, which is not open yet. */
  protected beforeOpen(_name: string): void {}
  /** An element of the page itself, which is open now. */
  protected abstract onOpen(name: string, attributes: HtmlAttributes): void;
  /** Text anywhere in the document. */
  abstract onText(text: string): void;
  /** An element of the page itself, which is still open. */
  protected abstract onClose(name: string): void;

  onOpenTag(name: string, attributes: HtmlAttributes): void {
    if (VOID_TAGS.has(name)) {
      this.onVoid(name, attributes);
      return;
    }
    if (this.isOwn) {
      this.beforeOpen(name);
    }
    const depth = this.open.push(name);
    this.mainDepth ||= name === 'main' ? depth : 0;
    this.skipDepth ||= isSkipped(name, attributes) ? depth : 0;
    if (this.isOwn) {
      this.onOpen(name, attributes);
    }
  }

  onCloseTag(name: string): void {
    if (VOID_TAGS.has(name)) {
      return;
    }
    if (this.isOwn) {
      this.onClose(name);
    }
    const depth = this.open.length;
    this.open.pop();
    this.mainDepth = this.mainDepth === depth ? 0 : this.mainDepth;
    this.skipDepth = this.skipDepth === depth ? 0 : this.skipDepth;
  }
}

function isSkipped(name: string, attributes: HtmlAttributes): boolean {
  return (
    SKIPPED_TAGS.has(name) ||
    SKIPPED_CLASSES.test(attributes.class ?? '') ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-not-content'] !== undefined ||
    attributes.role === 'tablist' ||
    // Panels of tabs are hidden until they are chosen.
    (attributes.hidden !== undefined && attributes.role !== 'tabpanel')
  );
}
