import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {createElement} from 'react';
import type {CSSProperties, ReactNode} from 'react';
import type {Font} from 'satori';
import {IMAGE_SIZE} from './address';
import type {Card} from './card';
import {colors, motifs} from './motifs';

/** Draws a card as a PNG. */
export type Draw = (card: Card) => Promise<Buffer>;

const MARGIN = 72;
const TEXT_WIDTH = IMAGE_SIZE.width - 2 * MARGIN;
const MAX_DESCRIPTION = 150;
/** Width of a character of the fonts, as a part of their size. */
const WIDTH_OF_CHARACTER = {mono: 0.6, text: 0.56};

/**
 * Loads the fonts and the libraries that draw, which a development server does without.
 *
 * @param wordmark SVG of the name of the site, for dark backgrounds
 */
export async function createDraw(siteDir: string, wordmark: string): Promise<Draw> {
  const [{default: satori}, {renderAsync}] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const fonts = loadFonts(siteDir);
  return async (card) => {
    const text = await satori(layout(card), {...IMAGE_SIZE, fonts});
    const svg = compose(text, card, wordmark);
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
    return image.asPng();
  };
}

function loadFonts(siteDir: string): Font[] {
  const {resolve} = createRequire(join(siteDir, 'package.json'));
  const font = (name: string, family: string, weight: Font['weight']): Font => ({
    name,
    weight,
    data: readFileSync(
      resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
    ),
  });
  return [
    font('Inter', 'inter', 400),
    font('Inter', 'inter', 600),
    font('Inter', 'inter', 700),
    font('JetBrains Mono', 'jetbrains-mono', 700),
  ];
}

/** The text of a card: the fonts decide where its lines break. */
function layout({motif, section, title, description}: Card): ReactNode {
  const isCode = motif === 'api' || /^[@`<]/.test(title);
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      boxSizing: 'border-box',
      padding: MARGIN,
      fontFamily: 'Inter',
      color: colors.text,
    },
    section
      ? box({marginBottom: 18, fontSize: 28, fontWeight: 600, color: colors.accent}, section)
      : null,
    box(
      {
        maxWidth: TEXT_WIDTH,
        fontFamily: isCode ? 'JetBrains Mono' : 'Inter',
        fontSize: titleSize(title, isCode),
        fontWeight: 700,
        letterSpacing: isCode ? '-0.04em' : '-0.03em',
        lineHeight: 1.1,
        wordBreak: 'break-word',
      },
      title,
    ),
    description
      ? box(
          {marginTop: 26, fontSize: 30, lineHeight: 1.4, color: colors.muted},
          shortened(description),
        )
      : null,
  );
}

/** The largest size in which the longest word fits on a line, and the title on two. */
function titleSize(title: string, isCode: boolean): number {
  const width = WIDTH_OF_CHARACTER[isCode ? 'mono' : 'text'];
  const longestWord = Math.max(...title.split(/\s/).map(({length}) => length));
  return Math.floor(
    Math.min(88, TEXT_WIDTH / (longestWord * width), (1.8 * TEXT_WIDTH) / (title.length * width)),
  );
}

/** Whole sentences or words that fit on two lines. */
function shortened(description: string): string {
  return description.length <= MAX_DESCRIPTION
    ? description
    : `${description.slice(0, MAX_DESCRIPTION).replace(/[\s,;:–.]+\S*$/, '')} …`;
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children);
}

/** Ground, motif and name around the text. */
function compose(text: string, {motif}: Card, wordmark: string): string {
  const {width, height} = IMAGE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    `<g transform="translate(${width - MARGIN - 300} 56)">${motifs[motif].join('')}</g>`,
    inner(wordmark, `x="${MARGIN}" y="64" width="250" height="52"`),
    inner(text, `width="${width}" height="${height}"`),
    `<rect y="${height - 8}" width="${width}" height="8" fill="${colors.accent}"/>`,
    '</svg>',
  ].join('');
}

/** An SVG as a part of another, with attributes that place it. */
function inner(svg: string, place: string): string {
  return svg.trim().replace(/^<svg\b[^>]*>/, (tag) => {
    const viewBox = /viewBox="[^"]*"/.exec(tag)?.[0] ?? '';
    return `<svg ${place} ${viewBox} fill="none">`;
  });
}
