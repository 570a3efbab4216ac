import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderingFolder } from '../../../build/rendering/openRenderer';
import type { Frames } from '../../../build/rendering/prerenderer';
import { readPolicySettings } from '../../../build/security/policySettings';
import { type TemporaryFolder, temporaryFolder } from './temporaryServer';

const FRAME =
  '<html><head><!--policy--><!--meta--><!--title--></head><body><div id="root"><!--app--></div></body></html>';

/** A small built portal whose documents with data are drawn by the portal's own screens. */
export function folderWithLiveDocuments(): TemporaryFolder {
  const folder = temporaryFolder();
  const place = renderingFolder(folder.distDir);
  mkdirSync(place, { recursive: true });
  const screens = path.resolve('src/app/prerender.tsx');
  writeFileSync(path.join(place, 'prerender.cjs'), `module.exports = require(${JSON.stringify(screens)});`);
  const frames: Frames = {
    policy: readPolicySettings({ CAPTCHA: 'standin' }),
    frames: { '/media-listing': FRAME, '/media-listing/:identifier': FRAME },
  };
  writeFileSync(path.join(place, 'frames.json'), JSON.stringify(frames));
  return folder;
}
