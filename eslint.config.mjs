import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const USE_FORMAT = 'Write dates and numbers with src/lib/format.';

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', 'node_modules/', 'test-results/', '**/__fixtures__/']},
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      'max-lines-per-function': ['error', {max: 80}],
      // Static methods, such as those of Easing, are plain functions.
      '@typescript-eslint/unbound-method': ['error', {ignoreStatic: true}],
      // An interface may ask for a promise where nothing has to be awaited.
      '@typescript-eslint/require-await': 'off',
      // React calls what it is given for an event, and has no use for a promise.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
    },
  },
  {
    // The Content-Security-Policy allows no eval, to nobody.
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
    },
  },
  {
    // A browser reads the data of its formatters at their first use, which delays the first load.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/compositions/**'],
    rules: {
      'no-restricted-globals': ['error', {name: 'Intl', message: USE_FORMAT}],
      'no-restricted-properties': [
        'error',
        ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'localeCompare'].map(
          (property) => ({property, message: USE_FORMAT}),
        ),
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      // Safari drops the role of a list without bullets; it is restored by hand.
      'jsx-a11y/no-redundant-roles': 'off',
    },
  },
  {
    // A group of tests is no function that anyone has to understand as one.
    files: ['tests/**'],
    rules: {'max-lines-per-function': 'off'},
  },
  {
    files: ['**/*.{cjs,mjs}', '.size-limit.ts'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        require: 'readonly',
        module: 'writable',
        exports: 'writable',
      },
    },
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
