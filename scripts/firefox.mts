// `npm run test:firefox`: the cross-browser journeys in Firefox: FIREFOX, Playwright's own, or the system's.
import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import { readSetting } from '../settings/readSetting';
import { runCommand } from './test/outcome.mjs';

/** Not agreement-walks.spec.ts: Firefox does not report the bodies of requests. The approval's mail shows one. */
const SPECS = [
  'listing.spec.ts',
  'public-area.spec.ts',
  'session.spec.ts',
  'media-keyboard.spec.ts',
  'attendance-grid.spec.ts',
  'agreement-approval.spec.ts',
];

const candidates = [
  readSetting(process.env, 'FIREFOX'),
  firefox.executablePath(),
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
];
const file = candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
const wanted = process.argv.slice(2);
if (file === undefined) {
  console.log('Skipped: no Firefox here. Install the package "firefox-esr" or set FIREFOX to its path.');
} else {
  const specs = wanted.length > 0 ? wanted : SPECS.map((name) => `tests/browser/${name}`);
  process.exitCode = await runCommand(['npx', 'playwright', 'test', '--workers=1', ...specs], { FIREFOX: file });
}
