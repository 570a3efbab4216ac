import path from 'node:path';
import { defineConfig, firefox } from '@playwright/test';
import { chromiumFlags } from './scripts/browser/chromiumFlags.mjs';
import { findOrInstallChromium } from './scripts/browser/findOrInstallChromium.mjs';
import { readSetting } from './settings/readSetting';

/** Headless Firefox has no mouse; desk controls appear only with one (2: fine, 4: can hover). */
const DESK = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** `npm run test:firefox` sets FIREFOX. Only Playwright's own build speaks its protocol; others speak WebDriver BiDi. */
function browserToTest(file: string | undefined) {
  if (file === undefined) {
    return { launchOptions: { executablePath: findOrInstallChromium('shell'), args: [...chromiumFlags] } };
  }
  const browserName = 'firefox' as const;
  if (file === firefox.executablePath()) return { browserName };
  const executablePath = path.join(import.meta.dirname, 'scripts/firefox/firefox.mjs');
  return { browserName, channel: 'moz-firefox', launchOptions: { executablePath, firefoxUserPrefs: DESK } };
}

/** tests/browser starts the server of `npm start` with its own port and data. */
export default defineConfig({
  testDir: './tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './tests/browser/support/globalSetup.ts',
  // One more than the cores of the smallest machine, because tests often wait.
  workers: 3,
  fullyParallel: true,
  // For a machine several times slower than a desk’s; no test asserts a time.
  timeout: 120_000,
  // A busy machine gets a second try; the report names every test that needed it.
  retries: 1,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI === 'true',
  // The longest test starts first.
  projects: [
    { name: 'long', testMatch: 'time-travel.spec.ts' },
    { name: 'portal', testIgnore: 'time-travel.spec.ts' },
  ],
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-report.json' }]],
  use: {
    baseURL: readSetting(process.env, 'PORTAL_URL') ?? 'http://127.0.0.1:4173',
    ...browserToTest(readSetting(process.env, 'FIREFOX')),
    // Tracing doubles the time; TRACE=1 records each failing test.
    trace: readSetting(process.env, 'TRACE') ? 'retain-on-failure' : 'off',
  },
});
