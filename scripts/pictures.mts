// `npm run pictures`: takes the README's pictures. `-- --all [--only <text>] [--widths 1920,1440,1024,390]` takes every
// screen and part in every state and writes .cache/pictures/index.html.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../mocks/server';
import { chromiumFlags } from './browser/chromiumFlags.mjs';
import { findOrInstallChromium } from './browser/findOrInstallChromium.mjs';
import { buildPortal } from './build.mjs';
import { writeContactSheet } from './pictures/contactSheet.mjs';
import { takeReadmePictures } from './pictures/readmePictures.mjs';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '1440,390' },
  },
});

process.env.CAPTCHA = 'standin';
await buildPortal();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-pictures-'));
// This server's key signs the sessions of the pictures.
process.env.PORTAL_DATA = dataDir;
const server = await startServer({ distDir: 'dist', dataDir, port: 0, faults: true });
const browser = await chromium.launch({ executablePath: findOrInstallChromium('browser'), args: [...chromiumFlags] });
try {
  const widths = values.widths.split(',').map(Number);
  await (values.all
    ? writeContactSheet(browser, server.url, { only: values.only, widths })
    : takeReadmePictures(browser, server.url));
} finally {
  await browser.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}
