// `npm run test:webkit`: the cross-browser journeys in WebKitGTK, on the build of `npm run build:standin`.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../mocks/server';
import { journeys } from './webkit/journeys.mjs';
import { Screen } from './webkit/screen.mjs';
import { missingForWebKit, WebKit } from './webkit/webDriver.mjs';

async function walkAll(distDir: string): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-webkit-'));
  process.env.PORTAL_DATA = dataDir;
  const server = await startServer({ distDir, dataDir, port: 0, onError: console.error });
  const browser = await WebKit.launch();
  let failed = 0;
  try {
    console.log(`WebKitGTK ${browser.version}`);
    for (const [name, walk] of journeys) {
      try {
        await walk(new Screen(browser, server.url));
        console.log(`✓ ${name}`);
      } catch (error) {
        failed += 1;
        console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return failed;
}

const distDir = path.resolve(import.meta.dirname, '../dist');
const missing = missingForWebKit();
if (missing !== undefined) {
  console.log(`Skipped: no WebKitGTK to drive here. Install the package "${missing}".`);
} else if (!existsSync(path.join(distDir, '200.html'))) {
  throw new Error('There is no build. Run "npm run build:standin" first.');
} else {
  const failed = await walkAll(distDir);
  console.log(`${journeys.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
