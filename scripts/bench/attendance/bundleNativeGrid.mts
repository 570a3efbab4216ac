import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const entry = path.resolve(import.meta.dirname, '../references/native-grid/main.tsx');
const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  target: 'es2022',
};

async function bundle(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'native-grid-'));
  try {
    const compiler = webpack({
      mode: 'production',
      target: ['web', 'es2022'],
      entry: { main: entry },
      output: { path: folder, filename: 'main.js' },
      devtool: false,
      resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
      module: { rules: [{ test: /\.tsx$/, loader: 'swc-loader', options: { jsc } }] },
      performance: false,
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
        else compiler.close(() => resolve());
      });
    });
    return await readFile(path.join(folder, 'main.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

let bundled: Promise<string> | undefined;

export const nativeGridScript = (): Promise<string> => (bundled ??= bundle());
