// Mutation tests of the portal's rules; `npm run mutation` says which files and tests, group by group
// (scripts/mutation/groups.mts): this file is read once for all of them.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  // Stryker looks for its plugins beside itself, which finds none where packages lie elsewhere.
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  ignorePatterns: ['dist', 'public', 'docs', '.cache', '.data', 'test-results', 'tests/browser'],
  tempDirName: '.stryker-tmp',
  timeoutMS: 4000,
  allowConsoleColors: false,
};
