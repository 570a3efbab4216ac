// Verifies OPS-1, OPS-8.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { routes } from '@/app/routing/routes';
import { BASE_PATH } from '@/shared/routes/paths';
import { buildWarnings } from '../../build/buildWarnings';
import { isSettingName } from '../../build/settings/readSetting';
import { readBy, SETTING_NAMES } from '../../build/settings/settings';

const read = (file: string): string => readFileSync(file, 'utf8');

describe('the nginx configuration', () => {
  const portal = read('deploy/media-portal.conf');
  const blockOf = (head: string): string =>
    portal.slice(portal.indexOf(head), portal.indexOf('\n}', portal.indexOf(head)));

  test('caches assets forever, revalidates documents, and ends with the fallback', () => {
    expect(blockOf('location /mediareact/assets/')).toContain('max-age=31536000, immutable');
    const documents = blockOf('location /mediareact/ {');
    expect(documents).toContain('Cache-Control "no-cache"');
    expect(documents).toContain('try_files $uri $uri/index.html =404;');
    expect(documents).toContain('error_page 404 /mediareact/404.html;');
    const [, pattern = ''] = /location ~ (\S+) \{[^}]*try_files \$uri =404;/.exec(documents) ?? [];
    const isFile = (path: string): boolean => new RegExp(pattern).test(`/mediareact/${path}`);
    expect(['main.old.js', 'psa/missing.pdf', 'robots.txt'].filter(isFile)).toHaveLength(3);
    expect(['agreement/1/AB.CD', 'psa/audio', 'media-listing/20017'].filter(isFile)).toEqual([]);
  });

  test('answers only client-rendered screens with the fallback', () => {
    const pattern = /location ~ "([^"]+)" \{\s*rewrite \^ \/200\.html break;/.exec(portal)?.[1] ?? '$.';
    const drawn = new RegExp(pattern);
    const addresses = routes
      .filter(({ prerender, path }) => prerender !== true && path !== '*')
      .map(({ path }) => BASE_PATH + path.replaceAll(/:\w+/g, 'x1'));
    expect(addresses.filter((address) => !drawn.test(address))).toEqual([]);
    const others = [
      '',
      '/',
      '/x1',
      '/media-listing',
      '/media-listing/x1/x2',
      '/media-changes',
      '/login',
      '/agreement/1',
    ];
    expect(others.filter((path) => drawn.test(BASE_PATH + path))).toEqual([]);
  });

  test('repeats the security headers wherever a block sets a header of its own', () => {
    const blocks = portal.split('location ').slice(1);
    const without = blocks.filter(
      (block) => block.includes('add_header') && !block.includes('include snippets/media-portal-headers.conf;'),
    );
    expect(without).toEqual([]);
  });
});

describe('the containers', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  const server = stages.find((stage) => stage.includes(' AS server')) ?? '';

  test('run the server unprivileged, with one volume, a health check, and node as the first process', () => {
    expect(server.indexOf('USER node')).toBeGreaterThan(0);
    expect(server.match(/^VOLUME .*/gm)).toEqual(['VOLUME /data']);
    expect(server).toMatch(/HEALTHCHECK[^]*\/ready/);
    expect(server).toMatch(/^CMD \["node",/m);
    expect(stages.every((stage) => /^\S+:\d/.test(stage))).toBe(true);
  });

  test('take every setting of the build as an argument, and set only settings of the server', () => {
    const names = [...read('Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
    expect(names).toEqual(
      SETTING_NAMES.filter((name) => readBy(name).some((reader) => reader === 'portal' || reader === 'build')),
    );
    const [, set = ''] = /^ENV (.*)$/m.exec(server) ?? [];
    const environment = set.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(environment.filter((name) => name !== 'NODE_ENV' && !isSettingName(name))).toEqual([]);
  });

  test('leave out private files', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.data', '**/*.har']));
  });

  test('carry what the server runs, without tests, development packages, and install scripts', () => {
    const copied = [...server.matchAll(/^COPY (.+) (\S+)$/gm)].map(([, files = '']) => files.split(' ').at(-1) ?? '');
    expect(copied).not.toContain('.');
    expect(copied.filter((file) => /tests|gallery|scripts$/.test(file))).toEqual([]);
    expect(stages.find((stage) => stage.includes(' AS modules'))).toContain('RUN npm ci --omit=dev\n');
    expect(server).toContain('COPY --from=modules /app /app\n');
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  test('are the portal, the server, and a mail catcher, none exposed to the network', () => {
    const { services } = parse(read('compose.yaml')) as {
      services: Record<string, { ports?: string[]; environment?: Record<string, string>; build?: { target: string } }>;
    };
    expect(Object.keys(services)).toEqual(['portal', 'server', 'mail']);
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(Object.keys(services.server?.environment ?? {}).filter((name) => !isSettingName(name))).toEqual([]);
  });
});

describe('a build warns', () => {
  const own = { ASSOCIATION_URL: 'https://www.example.org' };
  test.each([
    ['nothing of the embedded default', { CAPTCHA: 'standin' }, []],
    ['nothing where all is set', { MEDIA_API_URL: 'https://api.example.org', ...own }, []],
    ['that links lead nowhere', {}, ['ASSOCIATION_URL is not set']],
    [
      'that pictures are blocked',
      { MEDIA_API_URL: 'https://api.example.org', ASSOCIATION_URL: '/site' },
      ['The portal allows images only from its own origin'],
    ],
    [
      'that http pictures are blocked',
      { ...own, IMAGE_ORIGINS: 'http://img.example.org' },
      ['Browsers block images from http://img.example.org'],
    ],
  ])('%s', (_what, environment, beginnings) => {
    const said = buildWarnings(environment);
    expect(said.map((line, index) => line.startsWith(beginnings[index] ?? '?'))).toEqual(beginnings.map(() => true));
  });
});
