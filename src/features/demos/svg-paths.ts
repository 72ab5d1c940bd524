/** Drawings for the demos of paths, on a canvas of 1280 × 720 pixels. */
export const SVG_PATHS = {
  heart:
    'M 640 240 C 640 180 700 120 770 120 C 940 120 980 400 640 620 C 300 400 340 120 510 120 C 580 120 640 180 640 240 Z',
  star: 'M 640 90 L 708 294 L 923 295 L 750 423 L 815 628 L 640 503 L 465 628 L 530 423 L 357 295 L 572 294 Z',
  drop: 'M 640 80 C 760 260 850 350 850 460 C 850 580 760 650 640 650 C 520 650 430 580 430 460 C 430 350 520 260 640 80 Z',
  square: 'M 640 120 L 880 120 L 880 600 L 400 600 L 400 120 Z',
  wave: 'M 140 420 C 240 120 340 120 440 420 S 640 720 740 420 S 940 120 1140 360',
  loop: 'M 120 560 C 460 560 820 560 820 320 C 820 120 460 120 460 320 C 460 560 820 560 1160 560',
} as const;

export const PATH_NAMES = ['heart', 'star', 'drop', 'square'] as const;

export const LINE_NAMES = ['wave', 'loop', 'heart', 'star'] as const;
