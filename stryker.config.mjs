import { withDocument } from './jest.config.mjs';

// `npm run mutation` changes one operator, condition, string, or block of a rule at a time; tests/rules must fail for 90 % of the changes
// (REL-7). `-- --mutate src/shared/lib/phone.ts` changes only one file.
export default {
  mutate: [
    'src/features/*/api/{*Dto,audioApproval}.ts',
    'src/features/agreements/model/*.ts',
    'src/features/organization/model/organizationParts.ts',
    'src/features/session/model/{token,tokenStorage,restoreSession,sessionSlice}.ts',
    'src/features/sites/model/{siteTexts,deadline}.ts',
    'src/shared/api/{apiPath,describeError,failure,fieldReader,readResponse,reading}.ts',
    'src/shared/forms/{draft,draftLifetime,draftsSlice,saves}.ts',
    'src/shared/lib/calendar-dates/*.ts',
    'src/shared/lib/{email,field-patterns,fields,persist,phone,safe-links,zip}.ts',
    '!**/{index,use*}.ts',
  ],
  testRunner: 'jest',
  // By default, Stryker looks for plugins only next to its own package.
  plugins: ['@stryker-mutator/jest-runner'],
  // Some rules use the browser's storage, so all run with a DOM. `roots` is short, because Jest searches it again for each mutant.
  jest: {
    projectType: 'custom',
    config: {
      ...withDocument,
      roots: ['<rootDir>/src', '<rootDir>/tests/rules', '<rootDir>/tests/support'],
      testMatch: ['<rootDir>/tests/rules/*.test.{ts,tsx}'],
      // Skips tests that read other files of the repository, start programs, or try random inputs at length.
      testPathIgnorePatterns: ['/(deployment|environment|scriptArguments|securityPolicy|conformance|lookupOrders)\\.'],
    },
  },
  coverageAnalysis: 'perTest',
  // Skips changes of code that runs once when a file loads: each would restart all tests.
  ignoreStatic: true,
  concurrency: 1,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  ignorePatterns: ['/dist', '/public', '/docs', '.cache', '.data', 'test-results', 'tests/browser'],
  tempDirName: '.stryker-tmp',
  // Long, so that a test on a busy machine is not mistaken for an endless loop.
  timeoutMS: 20_000,
  allowConsoleColors: false,
};
