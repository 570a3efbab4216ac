// Packages published only as ES modules; Jest runs CommonJS, so these are transformed too.
const esm = [
  'msw',
  '@msw',
  '@mswjs',
  '@open-draft',
  'rettime',
  'until-async',
  'headers-polyfill',
  'cookie',
  'outvariant',
  'tough-cookie',
  'jose',
  'jwt-decode',
];

const shared = {
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '\\.css$': '<rootDir>/tests/support/cssModule.cjs' },
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
};

/** The tests in tests/rules that need a DOM or the browser's storage. */
const DOCUMENT =
  '(agreementMemory|lookupOrders|csv|defaultPolicy|drafts|draftLifetime|failure|hidePresent|persist|readResponse|readings|saves|sessionMemory|storage|toggles)';

/** Tests that run without a DOM, because creating one takes a second per test file: most of tests/rules, and tests/mocks. */
const withoutDocument = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/{rules,mocks}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [`/tests/rules/${DOCUMENT}\\.`],
};

export const withDocument = {
  ...shared,
  displayName: 'document',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/mediareact' },
  setupFiles: ['<rootDir>/tests/support/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/matchers.ts', ...shared.setupFilesAfterEnv],
  testMatch: [
    '<rootDir>/tests/{api,parts,journeys,faults}/**/*.test.{ts,tsx}',
    `<rootDir>/tests/rules/@${DOCUMENT}.test.{ts,tsx}`,
  ],
};

/** @type {import('jest').Config} */
export default {
  projects: [withoutDocument, withDocument],
  // One more than the CPU cores of the smallest machine that runs the tests, because workers also wait for modules and timers.
  maxWorkers: 3,
  // A limit for tests that hang, not for slow machines.
  testTimeout: 120_000,
};
