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
import { createApiProxy } from './dev/apiProxy';
import { readDevelopmentOptions } from './dev/commandLine';
import { createContractOverlay, OVERLAY_SCRIPT } from './dev/contractOverlay';
import { createRecorder } from './dev/recorder';

const root = path.resolve(import.meta.dirname, '..');

interface Middleware {
  name: string;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

function realApi(api: string, folder: string | undefined): Middleware[] {
  // Sends the portal's calls through this server's proxy, wherever the API is.
  process.env.MEDIA_API_URL = API_PATH;
  const { report, middleware } = createContractOverlay((line) => console.log(line));
  const record = folder === undefined ? () => undefined : createRecorder(folder);
  const proxy = createApiProxy({
    api,
    prefix: API_PATH,
    onCall: (call) => {
      report(call);
      record(call);
    },
  });
  return [
    { name: 'contract-overlay', middleware },
    { name: 'media-api', middleware: (request, response, next) => void proxy(request, response, next) },
  ];
}

try {
  const { api, record, replay } = readDevelopmentOptions(process.argv.slice(2));
  const { port, host, ...settings } = readSettings(process.env);
  const warning = exposureWarning({ host, portalUrl: settings.portalUrl });
  if (warning !== undefined) console.warn(warning);
  await extractAntdStyles(root);
  const standIn = await createApiMiddleware({
    ...settings,
    replay: replay ?? settings.replay,
    portalUrl: settings.portalUrl ?? `http://${host}:${port}`,
    onError: (error) => console.error(error),
  });
  const real = api === undefined ? [] : realApi(api, record);
  const head = api === undefined ? '' : `<script src="${OVERLAY_SCRIPT}" defer></script>`;
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
    webpack(clientConfig({ mode: 'development', dev: true, head })),
  );
  await server.start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
