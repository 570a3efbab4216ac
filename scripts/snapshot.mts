// `npm run snapshot -- --api <url>`: renders the current first page of the listing into its HTML file in dist/ (or
// `--dist <folder>`).
import './environment/apply';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outcomeOf, runAsProcess, UsageError } from '../mocks/commands/command';
import { compressed } from '../build/compressFolder.mjs';
import { renderedAt } from '../build/rendering/frame';
import { openRenderer, renderingProblem } from '../build/rendering/openRenderer';
import { readResponse } from '../build/rendering/readResponse';
import { type Environment, readSetting } from '../build/settings/readSetting';
import { readOptions } from './readOptions';

const LISTING = '/media-listing';

/** Replaces the files only when all three temporary files are complete. */
async function replaceFiles(file: string, text: string): Promise<void> {
  const { br, gz } = await compressed(Buffer.from(text));
  const contents = { [`${file}.br`]: br, [`${file}.gz`]: gz, [file]: text };
  const waiting = (name: string): string => `${name}.${String(process.pid)}.new`;
  const names = Object.keys(contents);
  try {
    await Promise.all(Object.entries(contents).map(([name, bytes]) => writeFile(waiting(name), bytes)));
    for (const name of names) await rename(waiting(name), name);
  } finally {
    await Promise.all(names.map((name) => rm(waiting(name), { force: true })));
  }
}

function ageOf(html: string): string {
  const at = renderedAt(html);
  if (at === undefined) return 'It contains no organizations.';
  const minutes = Math.round((Date.now() - at.getTime()) / 60_000);
  return `Its rows are from ${at.toISOString()}, ${String(minutes)} minutes ago.`;
}

async function takeSnapshot(api: string, dist: string): Promise<string> {
  const renderer = openRenderer(dist);
  if (renderer === undefined) throw new Error(renderingProblem(dist));
  const file = path.join(dist, LISTING, 'index.html');
  try {
    const answers: Record<string, unknown> = {};
    for (const call of renderer.callsFor(LISTING) ?? []) {
      const answer = await readResponse(api, call);
      if (answer !== 'gone') answers[call] = answer.data;
    }
    const document = await renderer.render(LISTING, answers, new Date());
    if (document === undefined) throw new Error('The media API returned no organizations.');
    await replaceFiles(file, document.html);
    return `Wrote ${file} with the listing as of ${document.asOf}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} ${file} was not changed. ${ageOf(await readFile(file, 'utf8'))}`, { cause: error });
  }
}

const USAGE = 'Usage: npm run snapshot -- --api <url> [--dist <folder>]';

function snapshot(words: readonly string[], environment: Environment): Promise<string> {
  const options = readOptions(words, { api: { type: 'string' }, dist: { type: 'string', default: 'dist' } });
  const api = options.api ?? readSetting(environment, 'MEDIA_API_URL');
  if (/^https?:\/\//.test(api) && URL.canParse(api)) return takeSnapshot(api, options.dist);
  throw new UsageError(`The media API is "${api}", but it must be an address like https://api.example.org/media.`);
}

await runAsProcess((words, environment) => outcomeOf(async () => snapshot(words, environment), USAGE));
