import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { documentHead } from './build/brand';
import { defineSettings } from './build/defineSettings';
import { BASE_PATH } from './src/shared/routes/paths';

const root = import.meta.dirname;
export const PUBLIC_PATH = `${BASE_PATH}/`;
/** The path at which the development server announces changes to open pages. */
export const HOT_PATH = `${PUBLIC_PATH}__hot`;

const API_MODULES = /[\\/](?:@reduxjs[\\/]toolkit[\\/]dist[\\/]query|reselect|src[\\/]shared[\\/]api)[\\/]/;

/** Aliases for packages that do not select their production build themselves. */
export function productionAliases(mode) {
  const router = path.join(root, 'node_modules/react-router/dist', mode);
  const immer = mode === 'production' ? 'immer.production.mjs' : 'immer.mjs';
  return {
    'react-router$': path.join(router, 'index.mjs'),
    'react-router/dom$': path.join(router, 'dom-export.mjs'),
    immer$: path.join(root, 'node_modules/immer/dist', immer),
  };
}

/**
 * Replaces antd's module that writes style elements, which the content security policy blocks, with ours, which writes
 * constructed style sheets (docs/decisions/007). No other module of a package is replaced. The build fails if a new
 * version of antd no longer has that module.
 */
const antdStyleWriter = {
  apply(compiler) {
    let isFound = false;
    new webpack.NormalModuleReplacementPlugin(/\/Dom\/dynamicCSS$/, (resource) => {
      isFound = true;
      resource.request = path.join(root, 'src/shared/ui/antd/adoptedStyles.ts');
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('antdStyleWriter', (compilation) => {
      compilation.hooks.finishModules.tap('antdStyleWriter', () => {
        if (!isFound)
          compilation.errors.push(new webpack.WebpackError('antd has no module Dom/dynamicCSS to replace.'));
      });
    });
  },
};

function common(mode, { server = false } = {}) {
  const isDevelopment = mode === 'development';
  const cssModules = {
    auto: true,
    localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]__[local]',
    exportOnlyLocals: server,
  };
  return {
    mode,
    context: root,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': path.join(root, 'src'),
        'antd-styles': path.join(root, '.cache/antd'),
        ...productionAliases(mode),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [path.join(root, 'src'), path.join(root, 'gallery')],
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment && !server },
              },
              target: 'es2022',
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            ...(server ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: 'css-loader',
              options: {
                modules: { ...cssModules, namedExport: false, exportLocalsConvention: 'camel-case-only' },
              },
            },
          ],
          // A style sheet has effects even if nothing is imported from it.
          sideEffects: true,
        },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** An HTML document for development, with script and style names that have no hashes, and without prerendered content. */
const developmentDocument = (filename, chunk) => ({
  from: 'public/index.html',
  to: filename,
  transform: (template) =>
    template
      .toString()
      .replace('<!--head-->', () => documentHead())
      .replace(
        '</head>',
        `<link rel="stylesheet" href="${PUBLIC_PATH}assets/${chunk}.css" />` +
          `<script defer src="${PUBLIC_PATH}assets/${chunk}.js"></script></head>`,
      ),
});

const developmentEntry = (file) => [`webpack-hot-middleware/client?path=${HOT_PATH}&reload=true`, file];

/** In development, includes the gallery (gallery.html). */
export function clientConfig({ mode, folder = path.join(root, 'dist') }) {
  const dev = mode === 'development';
  return {
    ...common(mode),
    name: 'client',
    target: ['web', 'es2022'],
    entry: dev
      ? { main: developmentEntry('./src/app/main.tsx'), gallery: developmentEntry('./gallery/main.tsx') }
      : { main: './src/app/main.tsx' },
    devtool: mode === 'production' ? false : 'eval-cheap-module-source-map',
    output: {
      path: folder,
      publicPath: PUBLIC_PATH,
      // Short hashes, because every page loads the main file, which lists the hashes of all others.
      filename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      clean: true,
      // Separates our chunk registry from other apps on the origin.
      uniqueName: 'media-portal',
    },
    optimization: {
      // Short ids, for the same reason as short hashes.
      chunkIds: dev ? 'named' : 'total-size',
      splitChunks: {
        // Keeps the listing in one file, because its rows would wait for each additional request (PERF-7).
        chunks: (chunk) => chunk.name !== 'media-listing' && !chunk.canBeInitial(),
        cacheGroups: {
          // Loads with the first screen that calls the API.
          api: { test: API_MODULES, name: 'api', enforce: true },
        },
      },
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: { passes: 3 } } }),
        new MinimizerPlugin({ test: /\.css$/, minify: webpack.css.cssMinify }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin(defineSettings(process.env, mode)),
      antdStyleWriter,
      // Chromium compiles all functions of a file with this comment off the main thread while it downloads. Without it,
      // the functions that a page calls at startup are compiled one by one on the main thread. Unnamed chunks are
      // libraries, of which a page calls only a part.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /assets\/[a-z][\w-]*\.\w+\.js$/,
        // After the minimizer, which removes comments, and before the content hash is computed.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
      new MiniCssExtractPlugin({ filename: dev ? 'assets/[name].css' : 'assets/[name].[contenthash:6].css' }),
      new CopyPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html'] } },
          ...(dev ? [developmentDocument('index.html', 'main'), developmentDocument('gallery.html', 'gallery')] : []),
        ],
      }),
      ...(dev ? [new webpack.HotModuleReplacementPlugin(), new ReactRefreshPlugin({ overlay: false })] : []),
    ],
  };
}

/**
 * Bundles the service worker. Its file name never changes, because browsers look for updates under the same name.
 * @param files names of the release's files
 */
export function workerConfig({ files, folder }) {
  return {
    ...common('production'),
    name: 'worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/app/offline/worker/serviceWorker.ts' },
    devtool: false,
    output: { path: folder, filename: '[name].js' },
    plugins: [new webpack.DefinePlugin({ RELEASE_FILES: JSON.stringify(files) })],
  };
}

export function prerenderConfig({ folder }) {
  return {
    ...common('production', { server: true }),
    name: 'prerender',
    target: 'node20',
    entry: { prerender: './src/app/prerender.tsx' },
    devtool: false,
    output: {
      path: folder,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: PUBLIC_PATH,
    },
    optimization: { minimize: false },
    plugins: [
      new webpack.DefinePlugin(defineSettings(process.env, 'production')),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

export default (_env, { mode = 'production' } = {}) => clientConfig({ mode });
