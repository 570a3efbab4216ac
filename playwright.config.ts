import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './scripts/browser/chromiumFlags.mjs';
import { findOrInstallChromium } from './scripts/browser/findOrInstallChromium.mjs';
import { readSetting } from './settings/readSetting';

// `npm run test:firefox` names one.
const firefox = readSetting(process.env, 'FIREFOX');
const chromium = {
  executablePath: firefox === undefined ? findOrInstallChromium('shell') : '',
  args: [...chromiumFlags],
};

/** The built portal on the server of `npm start`, which tests/browser starts for itself on a port and data of its own. */
export default defineConfig({
  testDir: './tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './tests/browser/support/globalSetup.ts',
  // One more than the processors of the smallest machine: a test often waits for what the portal waits for.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  // A busy machine gets a second try; the list names every test that needed it.
  retries: 1,
  // No test is about speed: a slow machine gets what it needs.
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI === 'true',
  // The longest test starts first, so that no worker waits for it at the end.
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
    // A trace takes as long as what it traces: TRACE=1 records one of each test that fails.
    trace: readSetting(process.env, 'TRACE') ? 'retain-on-failure' : 'off',
  },
});
