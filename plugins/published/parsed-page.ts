import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {CodeReader, type ReadPage} from '../code-cards/read-page';
import {readHtml, type HtmlAttributes, type HtmlReader} from '../lib/html-readers';
import type {PageText} from '../search/records';
import {SectionReader} from '../search/records/html';
import {PassageReader} from '../search/records/passages';
import {InlineCodeReader, type InlineCode} from './headers/inline-scripts';
import type {Pages} from './html-files';

/** What a page says of itself. */
export type Title = {title: string; description: string; canonical: string};

/** All that steps read of an HTML file, so that one parse serves them. */
export type ParsedPage = {
  html: string;
  title: Title;
  inlineCode: InlineCode;
  code: ReadPage;
  text: PageText;
};

export function parsePage(html: string): ParsedPage {
  const title = new TitleReader();
  const inline = new InlineCodeReader();
  const code = new CodeReader();
  const sections = new SectionReader();
  const passages = new PassageReader();
  readHtml(html, [title, inline, code, sections, passages]);
  return {
    html,
    title: title.result(),
    inlineCode: inline.code,
    code: code.result(),
    text: {page: sections.result(), passages: passages.result()},
  };
}

/**
 * Parses the files of a finished build, each when it is first asked for.
 *
 * @param pages those in memory; other files are read
 * @returns takes the path of a file below `outDir`, with or without a slash in front
 */
export function parserOf(outDir: string, pages: Pages): (file: string) => ParsedPage {
  const parsed = new Map<string, ParsedPage>();
  return (file) => {
    const name = relative(outDir, join(outDir, file));
    const page =
      parsed.get(name) ?? parsePage(pages.get(name) ?? readFileSync(join(outDir, name), 'utf8'));
    parsed.set(name, page);
    return page;
  };
}

/** Finds the first `<h1>`, and what the head says of the page. */
class TitleReader implements HtmlReader {
  private readonly page: Title = {title: '', description: '', canonical: ''};
  private isInTitle = false;
  private isDone = false;

  result(): Title {
    return {...this.page, title: this.page.title.replace(/\s+/g, ' ').trim()};
  }

  onOpenTag(name: string, {name: meta, content = '', rel, href = ''}: HtmlAttributes): void {
    if (this.isDone) {
      return;
    }
    this.isInTitle ||= name === 'h1';
    if (name === 'meta' && meta === 'description') {
      this.page.description = content.trim();
    } else if (name === 'link' && rel === 'canonical') {
      this.page.canonical = href;
    }
  }

  onText(text: string): void {
    if (this.isInTitle && !this.isDone) {
      this.page.title += text;
    }
  }

  onCloseTag(name: string): void {
    this.isDone ||= name === 'h1';
  }
}
