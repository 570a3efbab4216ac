import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { chromiumFlags, findOrInstallChromium } from './scripts/browser/findOrInstallChromium.mjs';
import { readSetting } from './build/settings/readSetting';

const chromium = { launchOptions: { executablePath: findOrInstallChromium('shell'), args: [...chromiumFlags] } };

/** Gives headless Firefox a mouse (2: fine pointer, 4: can hover), without which the desktop controls would not appear. */
const DESK = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** The tests for other browsers. Leaves out the agreement test, because it checks request bodies, which Firefox does not report. */
const otherBrowsers = [
  'listing.spec.ts',
  'public-area.spec.ts',
  'session.spec.ts',
  'media-keyboard.spec.ts',
  'attendance-grid.spec.ts',
];

/** Other browsers, if installed: `npx playwright install firefox`, then `npx playwright test --project firefox`. */
const installed = [
  {
    name: 'firefox',
    browser: firefox,
    use: { browserName: 'firefox' as const, launchOptions: { firefoxUserPrefs: DESK } },
  },
  { name: 'webkit', browser: webkit, use: { browserName: 'webkit' as const } },
].filter(({ name, browser }) => {
  const isHere = existsSync(browser.executablePath());
  if (!isHere && process.argv.includes(name)) {
    console.log(`Skipped: run "npx playwright install ${name}" first.`);
    process.exit(0);
  }
  return isHere;
});

/** tests/browser starts the server of `npm start` with its own port and data. */
export default defineConfig({
  testDir: './tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './tests/browser/support/globalSetup.ts',
  // One more than the CPU cores of the smallest machine that runs the tests, because tests often wait.
  workers: 3,
  fullyParallel: true,
  // Long enough for a machine several times slower than a developer’s; no test asserts a time.
  timeout: 120_000,
  // A busy machine gets a second try; the report names every test that needed it.
  retries: 1,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI === 'true',
  // Starts the longest test first, so that the others run meanwhile.
  projects: [
    { name: 'long', testMatch: 'time-travel.spec.ts', use: chromium },
    { name: 'portal', testIgnore: 'time-travel.spec.ts', use: chromium },
    { name: 'pictures', testMatch: 'pictures.ts', use: chromium },
    ...installed.map(({ name, use }) => ({ name, testMatch: otherBrowsers, use })),
  ],
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-report.json' }]],
  use: {
    baseURL: readSetting(process.env, 'PORTAL_URL') ?? 'http://127.0.0.1:4173',
    // Tracing doubles the time; TRACE=1 records each failing test.
    trace: readSetting(process.env, 'TRACE') ? 'retain-on-failure' : 'off',
  },
});
