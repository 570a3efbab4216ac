import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readSetting } from '../../build/settings/readSetting';

export const chromiumFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless `shell` runs tests a third faster; measurements use the full `browser`, as users do. */
type Kind = 'shell' | 'browser';

const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;

function find(kind: Kind): string | undefined {
  const known = kind === 'shell' ? [SHELL, ...BROWSERS] : BROWSERS;
  return [readSetting(process.env, 'CHROMIUM') ?? '', ...known, chromium.executablePath()].find(
    (file) => file !== '' && existsSync(file),
  );
}

function installFromDebian(kind: Kind): void {
  const install = (name: string): boolean =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-liberation']);
  run('apt-get', ['update', '-q']);
  // Falls back on the full browser, because older Debian releases have no shell package.
  if (kind === 'browser' || !install('chromium-headless-shell')) install('chromium');
}

/**
 * Installs Debian's package if run as root, otherwise Playwright's download.
 * @throws an error with instructions for a manual installation
 */
export function findOrInstallChromium(kind: Kind): string {
  const found = find(kind);
  if (found !== undefined) return found;
  console.log('No Chromium found; installing one.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian(kind);
  if (find(kind) === undefined) run('npx', ['playwright', 'install', 'chromium']);
  const installed = find(kind);
  if (installed === undefined) {
    throw new Error('No Chromium could be installed. Install the package "chromium" or set CHROMIUM to its path.');
  }
  return installed;
}
