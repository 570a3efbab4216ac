import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sirv from 'sirv';
import webpack from 'webpack';
import { galleryConfig, PUBLIC_PATH } from '../../webpack.config.js';
import { takeSchemes, type Picture } from './takeScreens.mjs';

const BUILT = path.resolve(import.meta.dirname, '../../.cache/gallery');

function buildGallery(): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(galleryConfig());
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
}

interface Wanted {
  folder: string;
  only: string;
  widths: readonly number[];
}

export async function takeGallery(browser: Browser, { folder, only, widths }: Wanted): Promise<Picture[]> {
  await buildGallery();
  const files = sirv(BUILT, { dev: true });
  const server = createServer((request, response) => {
    request.url = request.url?.replace(PUBLIC_PATH, '/');
    files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pictures: Picture[] = [];
  try {
    for (const width of widths) {
      // Chromium clips elements that are higher than the window.
      const page = await browser.newPage({ viewport: { width, height: 4000 }, reducedMotion: 'reduce' });
      await page.goto(`http://127.0.0.1:${port}${PUBLIC_PATH}gallery.html`, { waitUntil: 'networkidle' });
      const parts = await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
      for (const part of parts.filter((id) => id.includes(only))) {
        pictures.push(
          ...(await takeSchemes(page, folder, { group: 'Parts', name: part, width: String(width) }, `#${part}`)),
        );
      }
      await page.close();
    }
  } finally {
    server.close();
  }
  return pictures;
}
