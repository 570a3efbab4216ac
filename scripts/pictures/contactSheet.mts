import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { shots } from './screens.mjs';
import { takeGallery } from './takeGallery.mjs';
import { takeScreens, type Picture } from './takeScreens.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/pictures');

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 1rem; background: #ddd; color: #111 }
nav { columns: 14rem } h2 { margin: 2rem 0 0 } h3 { margin: 1rem 0 .25rem; font-size: 1rem }
.row { display: flex; gap: .5rem; align-items: start }
.row > a { display: block; overflow: hidden; min-width: 0; max-height: 32rem; background: #fff }
img { display: block; width: 100% } .problem { color: #a00 }
`;

function groupBy(pictures: readonly Picture[], key: 'group' | 'name'): [string, Picture[]][] {
  const groups = new Map<string, Picture[]>();
  for (const picture of pictures) groups.set(picture[key], [...(groups.get(picture[key]) ?? []), picture]);
  return [...groups];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function stateRow([name, pictures]: [string, Picture[]]): string {
  const problems = new Set(pictures.flatMap(({ problem }) => problem ?? []));
  const told = [...problems].map((problem) => `<p class="problem">Not reached: ${escaped(problem)}</p>`).join('');
  const images = pictures.map(
    ({ file, width, scheme }) =>
      // Narrow windows get more than their share, so that their text is readable.
      `<a href="${file}" style="flex: ${Math.sqrt(Number(width)).toFixed(1)}"><img loading="lazy" src="${file}" alt="${width} px, ${scheme}"></a>`,
  );
  return `<h3>${escaped(name)}</h3>${told}<div class="row">${images.join('')}</div>`;
}

function sheet(pictures: readonly Picture[]): string {
  const groups = groupBy(pictures, 'group');
  const links = groups.map(([group]) => `<a href="#${escaped(group)}">${escaped(group)}</a>`).join('');
  const sections = groups.map(([group, members]) => {
    const rows = groupBy(members, 'name').map(stateRow).join('');
    return `<h2 id="${escaped(group)}">${escaped(group)}</h2>${rows}`;
  });
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>` +
    `<h1>Contact sheet</h1><nav>${links}</nav>${sections.join('')}</html>`
  );
}

interface Extent {
  /** A part of the names of screens or parts. */
  only: string;
  /** Window widths in pixels. */
  widths: readonly number[];
}

export async function writeContactSheet(browser: Browser, baseURL: string, { only, widths }: Extent): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const wanted = shots.filter(({ path: address }) => address.includes(only));
  const pictures = [
    ...(await takeScreens(browser, { baseURL, folder: FOLDER, shots: wanted, widths })),
    ...(await takeGallery(browser, { folder: FOLDER, only, widths })),
  ];
  await writeFile(path.join(FOLDER, 'index.html'), sheet(pictures));
  const missed = pictures.filter(({ problem }) => problem !== undefined).length;
  console.log(`${pictures.length} pictures, ${missed} of a state that was not reached: .cache/pictures/index.html`);
}
