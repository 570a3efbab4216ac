// `npm run tasks`: performs the frequent tasks of a newsroom in Chromium on the built portal with the stand-in, counts what
// they take of the user's hands, and writes docs/tasks.md.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { demoLogins } from '../mocks/seed';
import { startServer } from '../mocks/server';
import { findOrInstallChromium } from './browser/findOrInstallChromium.mjs';
import { CountedUser } from './tasks/countInputs.mjs';
import { tasks } from './tasks/tasks.mjs';

const root = path.resolve(import.meta.dirname, '..');

async function signIn(page: Page, url: string, email: string, password: string): Promise<void> {
  await page.goto(`${url}/mediareact/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Media Home' }).waitFor();
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-tasks-'));
const server = await startServer({ distDir: path.join(root, 'dist'), dataDir, port: 0, onError: console.error });
const browser = await chromium.launch({
  executablePath: findOrInstallChromium('browser'),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  // The TV station with twenty assistants: a staff that no window shows as a whole.
  const login = demoLogins.find(({ note }) => note.includes('twenty assistants'));
  if (login === undefined) throw new Error('The stand-in has no newsroom with a large staff.');
  const newsroom = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(newsroom, server.url, login.email, login.password);
  const visitors = {
    phone: await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
    desk: await browser.newPage({ viewport: { width: 1440, height: 900 } }),
  };
  const lines: string[] = [];
  for (const { name, before, from, visitor, perform } of tasks) {
    const page = visitor === undefined ? newsroom : visitors[visitor];
    await page.goto(`${server.url}/mediareact${from}`, { waitUntil: 'networkidle' });
    const user = new CountedUser(page);
    await perform(user, page);
    const { clicks, keys, scrolls } = user.inputs;
    lines.push(`| ${name} | ${before} | ${clicks} | ${keys} | ${scrolls} | ${user.seconds.toFixed(1)} |`);
    console.log(lines.at(-1));
  }
  const text = [
    '# What frequent tasks take',
    '',
    'Written by `npm run tasks`: performed in Chromium at 1440 × 900 by a station with twenty assistants, the last two by a',
    'visitor, on a phone (390 × 844, a tap is a click) and at a desk. A scroll is counted',
    'where the next control is not in the window; a press with Shift held is one input. Seconds are those of the',
    'keystroke-level model for a practiced user: 0.28 a key, 1.3 for pointing and pressing, 0.4 for a hand between mouse and',
    'keyboard, 1.35 for the thought before a step.',
    '',
    '| Task | Before | Clicks | Keys | Scrolls | Seconds |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
  await writeFile(path.join(root, 'docs/tasks.md'), text);
} finally {
  await browser.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}
