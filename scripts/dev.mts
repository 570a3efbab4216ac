// `npm run dev`: webpack's development server with hot reload, and the stand-in API inside.
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createApiMiddleware } from '../mocks/server/createApiMiddleware';
import { exposureWarning } from '../mocks/server/exposure';
import { readSettings } from '../mocks/server/settings';
import { clientConfig } from '../webpack.config.js';
import { extractAntdStyles } from './build/extractAntdStyles.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { port, host, ...settings } = readSettings(process.env);
const warning = exposureWarning({ host, portalUrl: settings.portalUrl });
if (warning !== undefined) console.warn(warning);

await extractAntdStyles(root);
const api = await createApiMiddleware({
  ...settings,
  portalUrl: settings.portalUrl ?? `http://${host}:${port}`,
  onError: (error) => console.error(error),
});
const server = new WebpackDevServer(
  {
    port,
    host,
    hot: true,
    static: false,
    historyApiFallback: { index: '/mediareact/index.html' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    setupMiddlewares: (middlewares) => [{ name: 'stand-in', middleware: api }, ...middlewares],
    onListening: () => console.log(`The media portal: http://${host}:${port}/mediareact/`),
  },
  webpack(clientConfig({ mode: 'development', dev: true })),
);
await server.start();
