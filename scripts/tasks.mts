// `npm run tasks`: performs frequent tasks in Chromium, counts clicks, keys, and scrolls, and writes docs/tasks.md.
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
  const login = demoLogins.find(({ note }) => note.includes('twenty assistants'));
  if (login === undefined) throw new Error('The demo data has no organization with a large staff.');
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
    '# Effort of frequent tasks',
    '',
    'Written by `npm run tasks`; do not edit. A station with twenty assistants performs the tasks in Chromium at 1440 × 900; a visitor',
    'performs the last two on a phone (390 × 844, a tap counts as a click) and at a desk. A scroll counts when the next control is',
    'outside the window; a click with Shift is one input. Seconds follow the keystroke-level model for a practiced user: 0.28 per key,',
    '1.3 to point and click, 0.4 to move a hand between mouse and keyboard, and 1.35 to think before a step. "Before" describes the',
    'task before the screens were redesigned.',
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
