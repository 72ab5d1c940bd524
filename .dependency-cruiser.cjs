/*
 * The rules of the house, for `npm run check:house`: an import goes from a room to one below it, never
 * back up, never in a circle.
 */
/** Files outside some rooms: what these may not import. */
const notIn = (...rooms) => ({
  path: '^(src|plugins|scripts|tests|config)/',
  pathNot: rooms,
  dependencyTypesNot: ['type-only'],
});

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two modules need each other. Move what both need into a third one.',
      severity: 'error',
      from: {},
      // Types are gone when the code runs.
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
    {
      name: 'src-reaches-plugins-through-browser',
      comment: 'Import it from @site/plugins/browser, and export it there.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(plugins|scripts|tests|config)/', pathNot: '^plugins/browser\\.ts$'},
    },
    {
      name: 'plugins-reach-src-through-build',
      comment: 'Import it from src/build.ts, and export it there.',
      severity: 'error',
      from: {path: '^plugins/'},
      to: {path: '^(src|scripts|tests|config)/', pathNot: '^src/build\\.ts$'},
    },
    {
      name: 'scripts-do-not-need-tests',
      comment: 'What both need belongs in scripts/.',
      severity: 'error',
      from: {path: '^(scripts|config)/'},
      to: {path: '^tests/'},
    },
    {
      name: 'lib-is-below-everything',
      comment: 'A helper that knows a feature belongs to that feature.',
      severity: 'error',
      from: {path: '^(src|plugins)/lib/'},
      to: notIn('^src/lib/', '^src/data/', '^plugins/lib/', '^plugins/browser\\.ts$'),
    },
    {
      name: 'data-knows-data-only',
      comment: 'Facts stand alone. What is made of them belongs to whoever makes it.',
      severity: 'error',
      from: {path: '^src/data/'},
      to: notIn('^src/data/', '^src/lib/', '^src/compositions/'),
    },
    {
      name: 'components-are-below-features',
      comment: 'A component that knows a feature belongs to that feature.',
      severity: 'error',
      from: {path: '^src/components/'},
      to: {path: '^src/(features|pages|theme)/'},
    },
    {
      name: 'features-are-below-pages-and-theme',
      comment: 'What a feature shares with the theme belongs in components/ or lib/.',
      severity: 'error',
      from: {path: '^src/features/'},
      to: {
        path: '^src/(pages|theme)/',
        // The theme's code blocks and the demos load the same highlighter.
        pathNot: '^src/theme/CodeBlock/Content/highlighter\\.ts$',
      },
    },
    {
      name: 'compositions-are-videos',
      comment: 'A composition runs in the Studio too, which has no pages.',
      severity: 'error',
      from: {path: '^src/compositions/'},
      to: {
        path: '^src/(features|pages|theme|components)/',
        // What the home page shows of these, and the values that it shows them with.
        pathNot: '^src/features/home/(Hero/bloom|Parametrize/recap|PreviewAndEdit/release)\\.ts$',
      },
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(__fixtures__|^\\.docusaurus|^build/)'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.js', '.cjs', '.json', '.css', '.d.ts']},
  },
};
