import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BASE_PATH } from '../../src/shared/routes/paths';
import { followsPattern } from './followsPattern';
import { documentMeta, fillFrame, META, PREFETCH, prefetchScript } from './frame';
import type { Frames, Prerenderer } from './prerenderer';

export interface LiveDocument {
  html: string;
  asOf: string;
}

export interface Renderer {
  mediaApiUrl: string;
  callsFor: (path: string) => string[] | undefined;
  render: (path: string, answers: Readonly<Record<string, unknown>>, at: Date) => Promise<LiveDocument | undefined>;
}

export const renderingFolder = (dist: string): string => path.join(dist, '../.cache/prerender');

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(new RegExp(`<script defer src="${BASE_PATH}/([^"]+)"`, 'g'))].map(([, file = '']) => file);

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** Explains why `openRenderer` returns undefined and what to do about it. */
export function renderingProblem(dist: string): string | undefined {
  if (openRenderer(dist) !== undefined) return undefined;
  const isBuilt = existsSync(path.join(dist, '200.html'));
  const problem = isBuilt
    ? `${path.resolve(renderingFolder(dist))}, which the build wrote beside ${dist}, is missing or of another build.`
    : `There is no build in ${dist}.`;
  return `${problem} Run "npm run build" first.`;
}

/** Loads the code that renders documents with current data. Undefined if there is no build, or if `dist` is from a different one. */
export function openRenderer(dist: string): Renderer | undefined {
  const folder = path.resolve(renderingFolder(dist));
  const [code, list] = [path.join(folder, 'prerender.cjs'), path.join(folder, 'frames.json')];
  if (!existsSync(code) || !existsSync(list)) return undefined;
  const { policy, frames } = JSON.parse(readFileSync(list, 'utf8')) as Frames;
  const files = Object.values(frames).flatMap(scriptsOf);
  if (!files.every((file) => existsSync(path.join(dist, file)))) return undefined;
  const prerenderer = createRequire(import.meta.url)(code) as Prerenderer;
  return {
    mediaApiUrl: prerenderer.mediaApiUrl,
    callsFor: (address) => {
      const live = prerenderer.callsFor(decoded(address) ?? '');
      return live !== undefined && followsPattern(address, live.route) ? live.calls : undefined;
    },
    render: async (address, answers, at) => {
      const { route = '', calls = [] } = prerenderer.callsFor(address) ?? {};
      const rendered = await prerenderer.renderLive(address, wellFormed(answers), at);
      const frame = frames[route];
      if (frame === undefined || rendered === undefined) return undefined;
      const { markup, data, meta } = rendered;
      const filled = frame
        .replace(META, () => (meta ? documentMeta({ route: address, ...meta, siteName: prerenderer.siteName }) : ''))
        .replace(PREFETCH, () => prefetchScript(prerenderer.mediaApiUrl, calls));
      return { html: fillFrame(filled, { markup, prerendered: address, data }, policy), asOf: data.asOf };
    },
  };
}

/** Replaces lone surrogates with U+FFFD, as UTF-8 encoding does, so that a document's markup matches its embedded data. */
const wellFormed = <Answers>(answers: Answers): Answers =>
  JSON.parse(JSON.stringify(answers), (_name, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\ufffd') : value,
  ) as Answers;
