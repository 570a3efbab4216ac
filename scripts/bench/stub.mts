// What the bench loads: the build, hand-written references, and a stub API without delay.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';
import webpack from 'webpack';
import { openRenderer } from '../../build/rendering/openRenderer.js';
import type { components } from '../../src/shared/api/contract.gen.js';
import { ROWS } from '../../tests/browser/support/observePage.js';
import { productionAliases } from '../../webpack.config.js';
import { compressFolder } from '../../build/compressFolder.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
const references = path.join(root, '.cache/bench');
const sources = path.join(import.meta.dirname, 'references');

type Organization = components['schemas']['MediaOrganization'];

const IDENTIFIER = '20000';
const TOWNS = ['Abilene', 'Chanute', 'Dodge City', 'Garden City', 'Hays', 'Iola', 'Liberal', 'Salina', 'Ulysses'];
const TITLES = ['Gazette', 'Sports Radio', 'Television', 'Prep Sports Live', 'Chronicle', 'Community News'];
const TYPES = ['Not Provided', 'Newspaper', 'Radio', 'TV', 'Internet'];
const at = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const organizations = (count: number): Organization[] =>
  Array.from({ length: count }, (_, index) => {
    // Multiples of a prime are evenly spread, so that neighboring rows differ as in real data.
    const spread = (index * 7919) % 100_003;
    const [town, title] = [at(TOWNS, spread), at(TITLES, spread >> 3)];
    return {
      Identifier: String(20_000 + index),
      OrganizationName: `${town} ${title} ${index + 1}`,
      City: town,
      TypeID: at([2, 3, 4, 5, 2, 1], spread >> 3),
      PrimaryAddress: `${100 + (spread % 900)} Main Street`,
      State: 'KS',
      ZipCode: String(66_000 + (spread % 1900)),
      BusinessPhone: `785555${String(spread % 10_000).padStart(4, '0')}`,
      Fax: index % 3 === 0 ? null : `785556${String(spread % 10_000).padStart(4, '0')}`,
      Email: `news@${town}-${index}.example`.toLowerCase().replaceAll(' ', '-'),
      WebSite: `https://www.${town}-${index}.example`.toLowerCase().replaceAll(' ', '-'),
    };
  });

const staffOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    PersonID: index + 1,
    FirstName: at(['Ana', 'Ben', 'Carla', 'Dana', 'Eli', 'Frances', 'Gus'], index),
    LastName: `Whitfield ${index + 1}`,
    Email: `person${index + 1}@example.org`,
    RecordID: index + 1,
    Identifier: IDENTIFIER,
    NeedCredential: 0,
  }));

const sitesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ID: 5000 + index,
    Site: `Stadium ${index + 1}, Salina`,
    Class: `${(index % 6) + 1}A`,
    GameDate: `2031-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    EndDate: null,
  }));

interface Size {
  listed: number;
  staff: number;
  sites: number;
  /** Whether everyone on the staff attends a site. */
  chosen?: boolean;
}

/** The stub API's responses by path. */
function answersOf({ listed, staff, sites, chosen = false }: Size): Record<string, unknown> {
  const [director, ...assistants] = staffOf(staff);
  const kind = { Name: 'Football', Season: 'Fall', Type: 'Athletic', Gender: 1 };
  return {
    'org/listing': organizations(listed),
    [`org/identifier/${IDENTIFIER}`]: { ...organizations(1)[0], id: 1 },
    [`staff/director/${IDENTIFIER}`]: director,
    [`staff/assistants/${IDENTIFIER}`]: assistants,
    [`staff/${IDENTIFIER}`]: [director, ...assistants],
    'site/activity-selection/activities': [{ ActivityID: 1, Active: 1, ShowIcon: 1, ...kind }],
    'contact/year/1': { Year: 2031 },
    'site/state-tournaments/1/Athletic/1/Football/2031': sitesOf(sites),
    [`site/site-notifications/${IDENTIFIER}`]: chosen
      ? staffOf(staff).map(({ PersonID }) => ({ Sites: 5000 + (PersonID % sites), PersonID, Attending: 1 }))
      : [],
    'staff/grid': { staff: staffOf(staff), sites: sitesOf(sites) },
  };
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
export const TOKEN = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ Role: 'media', Identifier: IDENTIFIER, exp: 9_999_999_999 })}.c2ln`;

const APPS = ['lean-redux', 'native-grid'];

export async function buildReferences(): Promise<void> {
  const source = (file: string): Promise<string> => readFile(path.join(sources, file), 'utf8');
  const rows = organizations(ROWS).map(
    ({ Identifier, OrganizationName, TypeID, City, BusinessPhone }) =>
      `<tr><th scope="row"><a href="/mediareact/media-listing/${Identifier}">${OrganizationName}</a></th><td>${TYPES[(TypeID ?? 1) - 1]}</td>` +
      `<td>${City}</td><td>${BusinessPhone?.replace(/(\d{3})(\d{3})(\d{4})/, '$1-$2-$3')}</td></tr>`,
  );
  const [listing, fetching] = await Promise.all(['listing.html', 'fetched-rows.html'].map(source));
  const page = listing ?? '';
  const app = '<body><div id="root"></div><script defer src="main.js"></script></body>';
  const pages: Record<string, string> = {
    static: page.replace('<!--rows-->', () => rows.join('')),
    vanilla: page.replace('</body>', () => `${fetching}</body>`),
    ...Object.fromEntries(APPS.map((name) => [name, page.replace(/<body>[^]*<\/body>/, () => app)])),
  };
  await rm(references, { recursive: true, force: true });
  for (const [name, html] of Object.entries(pages)) {
    await mkdir(path.join(references, name), { recursive: true });
    await writeFile(path.join(references, name, 'index.html'), html.replace(/\n\s*/g, '\n'));
  }
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  };
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: Object.fromEntries(APPS.map((name) => [name, path.join(sources, `${name}.tsx`)])),
    output: { path: references, filename: '[name]/main.js' },
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: productionAliases('production') },
    module: { rules: [{ test: /\.tsx$/, loader: 'swc-loader', options: { jsc } }] },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors() === true) throw new Error(stats.toString('errors-only'));
  await promisify(compiler.close.bind(compiler))();
  await compressFolder(references);
}

/** Compresses at the level that web servers use for dynamic responses. */
const compress = (body: string): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Serves the build, the references, and the stub API with brotli, on a free port. */
export async function serve(size: Size, delayOf: (call: string) => number = () => 0) {
  const api = new Map(Object.entries(answersOf(size)).map(([call, data]) => [call, compress(JSON.stringify(data))]));
  // Makes the snapshot in the document differ from the API's response, so that the page must replace its rows.
  const older = organizations(size.listed).map((one, index) =>
    index % 5 === 0 ? { ...one, OrganizationName: 'Older' } : one,
  );
  const snapshot = await openRenderer(dist)?.render('/media-listing', { 'org/listing': older }, new Date());
  const listing = brotliCompressSync(snapshot?.html ?? '');
  const files = {
    mediareact: sirv(dist, { brotli: true, single: '200.html' }),
    references: sirv(references, { brotli: true }),
  };
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: Buffer): void => {
      response.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length });
      response.end(body);
    };
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, area = '', rest = ''] = /^\/(references|mediareact)(\/.*)?$/.exec(pathname) ?? [];
    const call = /^\/api\/(.*)$/.exec(rest)?.[1];
    if (call !== undefined) {
      const body = api.get(call);
      const answer = (): void => send(body ? 200 : 404, 'application/json; charset=utf-8', body ?? compress('{}'));
      setTimeout(answer, delayOf(call));
    } else if (pathname === '/mediareact/media-listing') send(200, 'text/html; charset=utf-8', listing);
    else {
      request.url = rest === '' ? '/' : rest;
      files[area === 'references' ? area : 'mediareact'](request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
