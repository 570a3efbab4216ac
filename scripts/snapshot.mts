// `npm run snapshot -- --api <url>`: writes the listing's current first page into its document in dist/ (`--dist
// <folder>`).
import './environment/apply';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderedAt } from '../rendering/frame';
import { openRenderer } from '../rendering/openRenderer';
import { readAnswer } from '../rendering/readAnswer';
import { replaceFiles } from './snapshot/replaceFiles.mjs';

const LISTING = '/media-listing';

function ageOf(html: string): string {
  const at = renderedAt(html);
  if (at === undefined) return 'It holds no organizations.';
  const minutes = Math.round((Date.now() - at.getTime()) / 60_000);
  return `It is of ${at.toISOString()}, ${String(minutes)} minutes ago.`;
}

async function takeSnapshot(api: string, dist: string): Promise<string> {
  const renderer = openRenderer(dist);
  if (renderer === undefined) throw new Error(`There is no build in ${dist} that a document could be made for.`);
  const file = path.join(dist, LISTING, 'index.html');
  try {
    const answers: Record<string, unknown> = {};
    for (const call of renderer.callsFor(LISTING) ?? []) {
      const answer = await readAnswer(api, call);
      if (answer !== 'gone') answers[call] = answer.data;
    }
    const document = await renderer.render(LISTING, answers, new Date());
    if (document === undefined) throw new Error('The media API answered no organization that can be shown.');
    await replaceFiles(file, document.html);
    return `${file} holds the listing as of ${document.asOf}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} ${file} stays as it was. ${ageOf(await readFile(file, 'utf8'))}`, { cause: error });
  }
}

const { values } = parseArgs({ options: { api: { type: 'string' }, dist: { type: 'string', default: 'dist' } } });
const api = values.api ?? process.env.MEDIA_API_URL ?? '';
try {
  if (!/^https?:\/\//.test(api)) throw new Error('Say where the media API is: npm run snapshot -- --api <url>');
  console.log(await takeSnapshot(api, values.dist));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
