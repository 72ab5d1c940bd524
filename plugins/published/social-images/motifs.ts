/** Colors of the design in its dark mode. */
export const colors = {
  ground: '#0b0f17',
  surface: '#121826',
  line: '#2a3650',
  text: '#e6ebf4',
  muted: '#a0acc2',
  accent: '#7fb3ff',
  soft: '#2b4a80',
};

const {surface, line, text, muted, accent, soft} = colors;

const bar = (x: number, y: number, width: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="30" rx="8" fill="${fill}"/>`;

const frame = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="${surface}" stroke="${line}" stroke-width="3"/>`;

const stroke = (d: string, color: string, width = 10): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const play = (x: number, y: number, size: number): string =>
  `<path d="M${x} ${y}l${size} ${size * 0.58}l${-size} ${size * 0.58}z" fill="${accent}" stroke="${accent}" stroke-width="10" stroke-linejoin="round"/>`;

/** A drawing of 300 × 240 pixels for each kind of page. */
export const motifs = {
  api: [
    stroke('M20 210H290M20 210V20', line, 3),
    stroke('M20 90H290', line, 3),
    stroke('M20 210C60 210 70 40 105 40S140 110 170 110 205 82 230 82 262 90 290 90', accent, 9),
    `<circle cx="105" cy="40" r="13" fill="${text}"/>`,
  ],
  guide: [
    stroke('M10 60H290M10 120H290M10 180H290', line, 3),
    bar(10, 45, 130, accent),
    bar(100, 105, 120, soft),
    bar(180, 165, 110, line),
    stroke('M160 20V215', text, 4),
    `<circle cx="160" cy="20" r="9" fill="${text}"/>`,
  ],
  cli: [
    frame(10, 20, 280, 200),
    stroke('M10 66H290', line, 3),
    ...[40, 66, 92].map((x) => `<circle cx="${x}" cy="43" r="7" fill="${line}"/>`),
    stroke('M45 105l35 30-35 30', accent),
    stroke('M105 168H185', text),
  ],
  package: [
    `<path d="M150 14l110 56v110l-110 56-110-56V70z" fill="${surface}" stroke="${line}" stroke-width="4" stroke-linejoin="round"/>`,
    stroke('M40 70l110 56 110-56M150 126v110', accent, 8),
    stroke('M95 42l110 56v36', soft, 8),
  ],
  troubleshooting: [
    frame(10, 30, 190, 150),
    stroke('M70 80l66 50M136 80l-66 50', soft),
    `<circle cx="205" cy="140" r="58" fill="${surface}" stroke="${accent}" stroke-width="10"/>`,
    stroke('M247 182l40 40', accent, 14),
    stroke('M205 112v32M205 166v2', text, 11),
  ],
  term: [
    frame(30, 20, 240, 200),
    stroke('M66 74H160', accent, 14),
    stroke('M66 120H234M66 152H234M66 184H180', line, 9),
  ],
  migration: [
    frame(10, 50, 100, 140),
    stroke('M36 96h48M36 124h48', line, 9),
    frame(190, 50, 100, 140),
    stroke('M216 96h48M216 124h48M216 152h30', accent, 9),
    stroke('M128 120h42M154 100l20 20-20 20', text, 9),
  ],
  legal: [
    frame(60, 10, 180, 220),
    stroke('M92 58h70', text),
    stroke('M92 98h116M92 128h116M92 158h80', line, 9),
    stroke('M150 200q14-26 26-4t26-6', accent, 7),
  ],
  post: [
    frame(10, 40, 280, 160),
    ...[30, 78, 126, 174, 222].flatMap((x) => [
      `<rect x="${x}" y="52" width="30" height="18" rx="5" fill="${line}"/>`,
      `<rect x="${x}" y="170" width="30" height="18" rx="5" fill="${line}"/>`,
    ]),
    `<rect x="30" y="82" width="106" height="76" rx="8" fill="${soft}"/>`,
    `<rect x="150" y="82" width="106" height="76" rx="8" fill="${accent}"/>`,
  ],
  template: [
    frame(10, 20, 280, 200),
    stroke('M110 20v200M110 130h180', line, 3),
    stroke('M36 62h48M36 92h36M36 122h48', line, 9),
    play(180, 48, 44),
    bar(134, 158, 128, soft),
  ],
  person: [
    `<circle cx="150" cy="82" r="58" fill="${soft}"/>`,
    `<path d="M40 234a110 96 0 0 1 220 0z" fill="${accent}"/>`,
  ],
  list: [
    frame(10, 20, 130, 92),
    frame(160, 20, 130, 92),
    frame(10, 132, 130, 92),
    `<rect x="160" y="132" width="130" height="92" rx="16" fill="${soft}"/>`,
    play(52, 44, 36),
    stroke('M184 162h80M184 192h50', muted, 8),
  ],
  page: [
    frame(10, 20, 280, 200),
    play(124, 68, 64),
    stroke('M40 186H260', line, 8),
    stroke('M40 186H130', accent, 8),
    `<circle cx="130" cy="186" r="10" fill="${text}"/>`,
  ],
} satisfies Record<string, string[]>;

export type Motif = keyof typeof motifs;
