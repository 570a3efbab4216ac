// `npm run dev`: webpack's development server with hot reload and the embedded API, or a proxy to another API.
import './environment/apply';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createApiMiddleware } from '../mocks/server/createApiMiddleware';
import { exposureWarning } from '../mocks/server/exposure';
import { readSettings } from '../mocks/server/settings';
import { API_PATH, BASE_PATH } from '../src/shared/routes/paths';
import { clientConfig } from '../webpack.config.js';
import { extractAntdStyles } from './build/extractAntdStyles.mjs';
import { createApiProxy, lineOf } from './dev/apiProxy';
import { readDevelopmentOptions } from './dev/commandLine';
import { createHarWriter } from './dev/har';

const root = path.resolve(import.meta.dirname, '..');

function realApi(api: string, har: string | undefined) {
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
  const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void): void =>
    void proxy(request, response, next);
  return { name: 'media-api', middleware };
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
  const real = api === undefined ? [] : [realApi(api, har)];
  const server = new WebpackDevServer(
    {
      port,
      host,
      hot: true,
      static: false,
      historyApiFallback: { index: `${BASE_PATH}/index.html` },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [...real, { name: 'stand-in', middleware: standIn }, ...middlewares],
      onListening: () => {
        console.log(
          `The media portal: http://${host}:${port}/mediareact/${api === undefined ? '' : `, calling the media API at ${api}`}`,
        );
      },
    },
    webpack(clientConfig({ mode: 'development', dev: true })),
  );
  await server.start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
