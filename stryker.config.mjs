// Shared by all groups of `npm run mutation` (scripts/mutation/groups.mts).
export default {
  testRunner: 'jest',
  // By default, Stryker looks for plugins only next to its own package.
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  ignorePatterns: ['dist', 'public', 'docs', '.cache', '.data', 'test-results', 'tests/browser'],
  tempDirName: '.stryker-tmp',
  // A busy machine must not pass for an endless loop.
  timeoutMS: 20_000,
  allowConsoleColors: false,
};
