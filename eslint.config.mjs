import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noBareText } from './scripts/lint/noBareText.mjs';

const noAntd = { group: ['antd', 'antd/*', '@ant-design/*'], message: 'antd is wrapped in src/shared/ui.' };
const noAntdParts = {
  group: [
    'AntdDataTable',
    'AntdSegmented',
    'AntdSelect',
    'DataTable',
    'FileDrop',
    'SearchSelect',
    'SearchSelectField',
    'Segmented',
    'Timeline',
  ].map((part) => `@/shared/ui/${part}`),
  message: 'antd draws it, and public pages have no antd.',
};
const noDayjs = { group: ['dayjs', 'dayjs/*'], message: 'Days are reckoned in src/shared/lib/calendar-dates.' };

/** ESLint does not merge the options of a rule: of all blocks that match a file, only the patterns of the last one apply. */
const restrictImports = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** The strict rules of a smaller fork of eslint-plugin-jsx-a11y, under the original plugin's name. */
const jsxA11yStrict = {
  plugins: { 'jsx-a11y': jsxA11y },
  rules: Object.fromEntries(
    Object.entries(jsxA11y.configs.strict.rules).map(([name, level]) => [
      name.replace('jsx-a11y-x/', 'jsx-a11y/'),
      level,
    ]),
  ),
};

export default tseslint.config(
  {
    // Build output is not source; `npm run check` compares the generated contract with the document that it is made from.
    ignores: ['dist/', '.cache/', '.data/', 'coverage/', 'test-results/', 'src/shared/api/contract.gen.ts'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Allows `{ name: _name, ...rest }`, which omits a key.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      // Allows an interface that only extends another: slices declare their state with one (src/shared/lib/root-reducer.ts).
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what a module makes public.' },
        { selector: "CallExpression[callee.name='createAsyncThunk']", message: 'Calls belong to RTK Query.' },
      ],
      'no-restricted-globals': ['error', 'alert', 'confirm', 'prompt'],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{src,gallery}/**/*.{ts,tsx}'],
    extends: [jsxA11yStrict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': 'error',
      // Allows a label next to its field, as in antd's and our own fields, not only around it.
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either' }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { portal: { rules: { 'no-bare-text': noBareText } } },
    rules: { 'portal/no-bare-text': 'error' },
  },
  // Only the wrappers in src/shared/ui may import antd: they set the theme and fix accessibility (docs/decisions/013).
  restrictImports(['{src,gallery}/**/*.{ts,tsx}'], noAntd, noDayjs),
  restrictImports(['src/pages/{public,error}/**/*.{ts,tsx}'], noAntd, noDayjs, noAntdParts),
  restrictImports(['src/shared/ui/**/*.{ts,tsx}'], noDayjs),
  restrictImports(['src/shared/lib/calendar-dates/**/*.ts'], noAntd),
  // How long a file may be, and the ones that may be longer (docs/decisions/011-file-length-limit.md).
  { files: ['{src,gallery,build,mocks,scripts}/**'], rules: { 'max-lines': ['error', 200] } },
  { files: ['tests/**'], rules: { 'max-lines': ['error', 260] } },
  // Exempt, because the bench is one list of measurements that share a browser and a result table.
  { files: ['scripts/bench.mts'], rules: { 'max-lines': 'off' } },
  // Verifies the lifetimes of drafts as one table (docs/architecture.md).
  { files: ['tests/rules/drafts.test.ts'], rules: { 'max-lines': 'off' } },
  // Exempt, because it is one list of test cases (tables that users paste), which share three helpers.
  { files: ['tests/rules/readAssistantsTables.test.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
);
