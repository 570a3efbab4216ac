// The server of the browser tests, a process of its own: `serve.mts <data folder>` prints its address and serves until
// it is told to end. Faults are switched on by each request's own header, so that tests do not meet each other's.
import { startServer } from '../../../mocks/server';

const [dataDir = ''] = process.argv.slice(2);
const { url } = await startServer({
  distDir: 'dist',
  dataDir,
  port: 0,
  // Tests name dates of this season.
  seedDate: '2026-11-20',
  faults: true,
  signals: true,
  onError: (error) => {
    console.error(error);
  },
});
console.log(url);
