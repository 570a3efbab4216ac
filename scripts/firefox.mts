// `npm run test:firefox`: the cross-browser journeys in Playwright's Firefox, if it is installed.
import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import { readSetting } from '../settings/readSetting';
import { runCommand } from './test/outcome.mjs';

const SPECS = [
  'listing.spec.ts',
  'public-area.spec.ts',
  'session.spec.ts',
  'media-keyboard.spec.ts',
  'agreement-walks.spec.ts',
  'agreement-approval.spec.ts',
];

const file = readSetting(process.env, 'FIREFOX') ?? firefox.executablePath();
if (existsSync(file)) {
  process.exitCode = await runCommand(
    ['npx', 'playwright', 'test', '--workers=1', ...SPECS.map((name) => `tests/browser/${name}`)],
    { FIREFOX: file },
  );
} else {
  console.log(
    'Skipped: Firefox is not installed. Run "npx playwright install firefox", or set FIREFOX to the path of an executable.',
  );
}
