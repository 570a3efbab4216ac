import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The headless shell comes first: the same engine without the windows of a whole browser around it, which is what
 * Playwright runs by default. The tests take a third less time in it.
 */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;

function find(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...SYSTEM, chromium.executablePath()].find(
    (file) => file !== '' && existsSync(file),
  );
}

/**
 * The path of a Chromium: the one named in CHROMIUM, the system's, or Playwright's. Where there is none it is installed:
 * Debian's package when root, else Playwright's own download.
 * @throws with what to install by hand, when nothing worked
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = find();
  if (found !== undefined) return found;
  console.log('No Chromium found; installing one.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation']);
    // An older Debian has the whole browser only.
    if (find() === undefined) run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  }
  if (find() === undefined) run('npx', ['playwright', 'install', 'chromium']);
  const installed = find();
  if (installed === undefined) {
    throw new Error('No Chromium could be installed. Install the package "chromium" or set CHROMIUM to its path.');
  }
  return Promise.resolve(installed);
}
