// The server of `npm start`, without a build and behind one proxy: `serve.mts <data folder>`.
import { startServer } from '../../mocks/server';

const [dataDir = ''] = process.argv.slice(2);
const onError = (error: unknown): void => console.error(error);
const { url } = await startServer({
  distDir: 'dist',
  dataDir,
  port: 0,
  seedDate: '2026-11-20',
  trustedProxies: 1,
  signals: true,
  onError,
});
console.log(url);
