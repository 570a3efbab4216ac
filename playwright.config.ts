import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './scripts/browser/chromiumFlags.mjs';
import { findOrInstallChromium } from './scripts/browser/findOrInstallChromium.mjs';
import { readSetting } from './settings/readSetting';

// `npm run test:firefox` sets it.
const firefox = readSetting(process.env, 'FIREFOX');
const chromium = {
  executablePath: firefox === undefined ? findOrInstallChromium('shell') : '',
  args: [...chromiumFlags],
};

/** tests/browser starts the server of `npm start` with its own port and data. */
export default defineConfig({
  testDir: './tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './tests/browser/support/globalSetup.ts',
  // One more than the cores of the smallest machine, because tests often wait.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  // A busy machine gets a second try; the report names every test that needed it.
  retries: 1,
  // No test depends on speed.
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI === 'true',
  // The longest test starts first.
  projects: [
    { name: 'long', testMatch: 'time-travel.spec.ts' },
    { name: 'portal', testIgnore: 'time-travel.spec.ts' },
  ],
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-report.json' }]],
  use: {
    baseURL: readSetting(process.env, 'PORTAL_URL') ?? 'http://127.0.0.1:4173',
    ...(firefox === undefined
      ? { launchOptions: chromium }
      : { browserName: 'firefox' as const, launchOptions: { executablePath: firefox } }),
    // Tracing doubles the time; TRACE=1 records each failing test.
    trace: readSetting(process.env, 'TRACE') ? 'retain-on-failure' : 'off',
  },
});
