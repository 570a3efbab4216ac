import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import unusedCode from './scripts/build/unusedCodeLoader.cjs';

const noAntd = { group: ['antd', 'antd/*', '@ant-design/*'], message: 'antd is wrapped in src/shared/ui.' };
const noDayjs = { group: ['dayjs', 'dayjs/*'], message: 'Days are reckoned in src/shared/lib/calendar-dates.' };

// The build removes them (scripts/build/unusedCodeLoader.cjs); the development server would not notice.
const removedFrom = (name, importNames) => ({
  group: [name],
  importNames,
  message: 'The build removes it (docs/decisions/017).',
});
const noRemoved = [
  removedFrom('react', ['Activity', 'SuspenseList', 'ViewTransition', 'unstable_SuspenseList', 'useActionState']),
  removedFrom('react-dom', unusedCode.removedExports),
];
const removedSyntax = [
  "JSXOpeningElement[name.name='Fragment'] > JSXAttribute[name.name='ref']",
  'JSXOpeningElement[name.name=/^(form|button|input)$/] > JSXAttribute[name.name=/^(action|formAction)$/]',
  "JSXAttribute[name.name='precedence']",
  'Property[key.name=/^(pollingInterval|onCacheEntryAdded)$/]',
  "CallExpression[callee.property.name='infiniteQuery']",
].map((selector) => ({ selector, message: 'The build removes its implementation (docs/decisions/017).' }));

/** For a file that several blocks match, the last one applies. */
const restrictImports = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

export default tseslint.config(
  {
    // `npm run check` compares the generated contract with its source; build output is not source.
    ignores: ['dist/', '.cache/', '.data/', 'coverage/', 'test-results/', 'src/shared/api/contract.gen.ts'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // `{ name: _name, ...rest }` omits a key.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what a module makes public.' },
        { selector: "CallExpression[callee.name='createAsyncThunk']", message: 'Calls belong to RTK Query.' },
        ...removedSyntax,
      ],
      'no-restricted-globals': ['error', 'alert', 'confirm', 'prompt'],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{src,gallery}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': 'error',
      // antd's and our own fields have a label next to them.
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either' }],
    },
  },
  // Wrappers set the theme, fix accessibility, and load lazily (docs/decisions/013).
  restrictImports(['{src,gallery}/**/*.{ts,tsx}'], noAntd, noDayjs, ...noRemoved),
  restrictImports(['src/shared/ui/**/*.{ts,tsx}'], noDayjs, ...noRemoved),
  restrictImports(['src/shared/lib/calendar-dates/**/*.ts'], noAntd, ...noRemoved),
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['scripts/dev/overlay.js'], languageOptions: { globals: globals.browser } },
);
