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

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/mediareact' },
  setupFiles: ['<rootDir>/tests/support/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  testMatch: ['<rootDir>/tests/{rules,api,parts,journeys,mocks,faults}/**/*.test.{ts,tsx}'],
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
  // One more than cores: workers also wait, for modules and timers.
  maxWorkers: 3,
  // A limit for tests that hang, not for slow machines.
  testTimeout: 120_000,
};
