// `npm run pictures`: takes the README's pictures.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '../mocks/server';
import { chromiumFlags } from './browser/chromiumFlags.mjs';
import { findOrInstallChromium } from './browser/findOrInstallChromium.mjs';
import { buildPortal } from './build.mjs';
import { takeReadmePictures } from './pictures/readmePictures.mjs';

process.env.CAPTCHA = 'standin';
await buildPortal();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-pictures-'));
// This server's key signs the sessions of the pictures.
process.env.PORTAL_DATA = dataDir;
const server = await startServer({ distDir: 'dist', dataDir, port: 0 });
const browser = await chromium.launch({ executablePath: findOrInstallChromium('browser'), args: [...chromiumFlags] });
try {
  await takeReadmePictures(browser, server.url);
} finally {
  await browser.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}
