import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { productionAliases } from '../../webpack.config.js';
import { compressFolder } from '../build/compressFolder.mjs';
import { organizations, type Organization } from './server/organizations.mjs';

const sources = path.join(import.meta.dirname, 'references');
const TYPES = ['Not Provided', 'Newspaper', 'Radio', 'TV', 'Internet'];

function rowOf({ Identifier, OrganizationName, TypeID, City, BusinessPhone }: Organization): string {
  const phone = BusinessPhone?.replace(/(\d{3})(\d{3})(\d{4})/, '$1-$2-$3') ?? '';
  const type = TYPES[(TypeID ?? 1) - 1] ?? '';
  const name = `<th scope="row"><a href="/mediareact/media-listing/${Identifier}">${OrganizationName}</a></th>`;
  return `<tr>${name}<td>${type}</td><td>${City ?? ''}</td><td>${phone}</td></tr>`;
}

async function bundleLeanRedux(folder: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { main: path.join(sources, 'lean-redux/main.tsx') },
    output: { path: folder, filename: '[name].js' },
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: productionAliases('production') },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

export async function buildReferences(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const frame = await readFile(path.join(sources, 'page.html'), 'utf8');
  const write = async (name: string, body: string, head = ''): Promise<void> => {
    const html = frame.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, 'index.html'), html.replace(/\n\s*/g, '\n'));
  };
  const rows = organizations(25).map(rowOf).join('');
  const staticBody = await readFile(path.join(sources, 'static.html'), 'utf8');
  await write(
    'static',
    staticBody.replace('<!--rows-->', () => rows),
  );
  await write('vanilla', await readFile(path.join(sources, 'vanilla.html'), 'utf8'));
  const script = '<script defer src="/references/lean-redux/main.js"></script>';
  await write('lean-redux', '<div id="root"></div>', script);
  await bundleLeanRedux(path.join(folder, 'lean-redux'));
  await compressFolder(folder);
}
