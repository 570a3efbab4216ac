// Mutation tests of the portal's rules; `npm run mutation` says which files, group by group (scripts/mutation/groups.mts).
import jestConfig from './jest.config.mjs';

/** Set by scripts/mutation.mts: the tests of the group. */
const tests = process.env.MUTATION_TESTS ?? '*';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  // Stryker looks for its plugins beside itself, which finds none where packages lie elsewhere.
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    config: { ...jestConfig, testMatch: [`<rootDir>/tests/rules/@(${tests}).test.{ts,tsx}`], maxWorkers: 1 },
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  ignorePatterns: ['dist', 'public', 'docs', '.cache', '.data', 'test-results', 'tests/browser'],
  tempDirName: '.stryker-tmp',
  timeoutMS: 4000,
  allowConsoleColors: false,
};
