// `npm run dev`: builds on every change and serves the result with hot reload and the embedded API, or a proxy to another API.
import './environment/apply';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import webpack from 'webpack';
import webpackHotMiddleware from 'webpack-hot-middleware';
import { UsageError } from '../mocks/commands/command';
import { createApiMiddleware } from '../mocks/server/createApiMiddleware';
import { exposureWarning } from '../mocks/server/exposure';
import { listen } from '../mocks/server/lifecycle';
import { readSettings } from '../mocks/server/settings';
import { API_PATH, BASE_PATH } from '../src/shared/routes/paths';
import { clientConfig, HOT_PATH } from '../webpack.config.js';
import { extractAntdStyles } from '../build/extractAntdStyles.mjs';
import { createApiProxy, lineOf } from './dev/apiProxy';
import { readDevelopmentOptions, USAGE } from './dev/commandLine';
import { createHarWriter } from './dev/har';

type Layer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const root = path.resolve(import.meta.dirname, '..');

function realApi(api: string, har: string | undefined): Layer {
  // Sends the portal's calls through this server's proxy, wherever the API is.
  process.env.MEDIA_API_URL = API_PATH;
  const write = har === undefined ? () => undefined : createHarWriter(har);
  const told = new Set<string>();
  const proxy = createApiProxy({
    api,
    prefix: API_PATH,
    onCall: (call) => {
      write(call);
      for (const line of call.findings.map((finding) => lineOf(finding, call))) {
        if (!told.has(line)) console.log(line);
        told.add(line);
      }
    },
  });
  return (...call) => void proxy(...call);
}

try {
  const { api, har } = readDevelopmentOptions(process.argv.slice(2));
  const { port, host, ...settings } = readSettings(process.env);
  const warning = exposureWarning({ host, portalUrl: settings.portalUrl });
  if (warning !== undefined) console.warn(warning);
  await extractAntdStyles(root);
  const standIn = await createApiMiddleware({
    ...settings,
    portalUrl: settings.portalUrl ?? `http://${host}:${port}`,
    onError: (error) => console.error(error),
  });
  const folder = path.join(root, '.cache/development');
  const compiler = webpack(clientConfig({ mode: 'development', folder }));
  const files = sirv(folder, { dev: true, single: true });
  const layers: Layer[] = [
    ...(api === undefined ? [] : [realApi(api, har)]),
    standIn,
    webpackHotMiddleware(compiler, { path: HOT_PATH, log: false }),
    (request, response) => {
      const address = request.url?.replace(new RegExp(`^${BASE_PATH}(?=/|$)`), '') ?? '';
      request.url = address === '' ? '/' : address;
      files(request, response);
    },
  ];
  const server = createServer((request, response) => {
    const answerFrom = (index: number): void => layers[index]?.(request, response, () => answerFrom(index + 1));
    answerFrom(0);
  });
  compiler.watch({}, (error, stats) => {
    console.log(error?.message ?? stats?.toString('errors-warnings'));
    if (server.listening) return;
    void listen(server, port, host).then(({ url }) => {
      const calls = api === undefined ? '' : `, calling the media API at ${api}`;
      console.log(`The media portal: ${url}${BASE_PATH}/${calls}`);
    });
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
