import { readFileSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { brandCss, documentHead } from './scripts/build/brand';
import { readConfiguration } from './scripts/configuration.mjs';
import { BASE_PATH } from './src/shared/routes/paths';

const root = import.meta.dirname;
export const PUBLIC_PATH = `${BASE_PATH}/`;

const GALLERY = { gallery: './gallery/main.tsx' };

const API_MODULES = /[\\/](?:@reduxjs[\\/]toolkit[\\/]dist[\\/]query|reselect|src[\\/]shared[\\/]api)[\\/]/;

/** These packages name no build for production by themselves; without this their development builds are bundled. */
export function productionAliases(mode) {
  const router = path.join(root, 'node_modules/react-router/dist', mode);
  const immer = mode === 'production' ? 'immer.production.mjs' : 'immer.mjs';
  return {
    'react-router$': path.join(router, 'index.mjs'),
    'react-router/dom$': path.join(router, 'dom-export.mjs'),
    immer$: path.join(root, 'node_modules/immer/dist', immer),
  };
}

/** Everything that the browser's and the prerenderer's bundle share. */
function common(mode, { server = false, refresh = false }) {
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
              transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
              target: 'es2022',
            },
          },
        },
        {
          test: /\.mjs$/,
          include: path.join(root, 'node_modules/react-router'),
          loader: path.join(root, 'scripts/build/pureComponentsLoader.cjs'),
        },
        {
          test: /\.css$/,
          use: [
            ...(server ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: 'css-loader',
              options: {
                modules: { ...cssModules, namedExport: false, exportLocalsConvention: 'camel-case-only' },
                importLoaders: 1,
              },
            },
            { loader: path.join(root, 'scripts/build/brandLoader.cjs'), options: { css: brandCss() } },
          ],
          // A stylesheet counts for what it does, whether or not something of it is imported.
          sideEffects: true,
        },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** A document that loads its scripts in the browser alone. */
const documentOf = ({ filename, chunk, head = '' }) =>
  new HtmlWebpackPlugin({
    filename,
    chunks: [chunk],
    templateContent: () =>
      readFileSync(path.join(root, 'public/index.html'), 'utf8').replace('<!--head-->', documentHead() + head),
    scriptLoading: 'defer',
  });

const galleryDocument = () => documentOf({ filename: 'gallery.html', chunk: 'gallery' });

/**
 * The portal as browsers load it; in development with the gallery (gallery.html) beside it.
 * @param head what the development server's document has in its head besides
 */
export function clientConfig({ mode, dev = false, head = '' }) {
  return {
    ...common(mode, { refresh: dev }),
    name: 'client',
    target: ['web', 'es2022'],
    entry: { main: './src/app/main.tsx', ...(dev ? GALLERY : {}) },
    devtool: mode === 'production' ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: PUBLIC_PATH,
      filename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
      // A chunk from another origin's cache must not be taken for ours.
      uniqueName: 'media-portal',
    },
    optimization: {
      splitChunks: {
        // What the listing needs is one file beside main: each further one would be a request before its rows.
        chunks: (chunk) => chunk.name !== 'media-listing' && !chunk.canBeInitial(),
        cacheGroups: {
          // With the first screen that asks the API for something.
          api: { test: API_MODULES, name: 'api', enforce: true },
        },
      },
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: { passes: 3 } } }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new webpack.DefinePlugin(readConfiguration(process.env, mode)),
      new webpack.NormalModuleReplacementPlugin(
        /\/Dom\/dynamicCSS$/,
        path.join(root, 'src/shared/ui/antd/adoptedStyles.ts'),
      ),
      // antd's Table brings menus and a pager, which the portal has its own of (docs/decisions/013): 59 kB.
      new webpack.NormalModuleReplacementPlugin(
        /^(?:\.\/FilterDropdown|\.\.\/pagination|\.\.\/\.\.\/dropdown)$/,
        (resource) => {
          if (/antd\/es\/table(?:\/|$)/.test(resource.context)) {
            resource.request = path.join(root, 'src/shared/ui/antd/excludedFromTable.ts');
          }
        },
      ),
      // Chromium compiles the functions of such a file while it is on its way, on another thread; else it compiles each
      // one on the main thread when it is first called, which is nearly all of them, at once, when a page starts. Files
      // without a name of their own are libraries, of which a page calls a part.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /assets\/[a-z][\w-]*\.\w+\.js$/,
        // After the minimizer, which takes comments away, and before the file's name is made from its content.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
      new MiniCssExtractPlugin({ filename: dev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css' }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true }],
      }),
      ...(dev
        ? [
            documentOf({ filename: 'index.html', chunk: 'main', head }),
            galleryDocument(),
            new ReactRefreshPlugin({ overlay: false }),
          ]
        : []),
    ],
  };
}

/** The gallery alone, for pictures of it. */
export function galleryConfig() {
  const { output, plugins, ...config } = clientConfig({ mode: 'production' });
  return {
    ...config,
    name: 'gallery',
    entry: GALLERY,
    output: { ...output, path: path.join(root, '.cache/gallery') },
    plugins: [...plugins, galleryDocument()],
  };
}

/**
 * The service worker, which is asked for by a name that never changes.
 * @param files the names of the release's files
 */
export function workerConfig({ files }) {
  return {
    ...common('production', {}),
    name: 'worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/app/offline/worker/serviceWorker.ts' },
    devtool: false,
    output: { path: path.join(root, 'dist'), filename: '[name].js' },
    plugins: [new webpack.DefinePlugin({ RELEASE_FILES: JSON.stringify(files) })],
  };
}

/** The same screens for the prerenderer, which runs once, at build. */
export function prerenderConfig({ mode }) {
  return {
    ...common(mode, { server: true }),
    name: 'prerender',
    target: 'node20',
    entry: { prerender: './src/app/prerender.tsx' },
    devtool: false,
    output: {
      path: path.join(root, '.cache/prerender'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: PUBLIC_PATH,
    },
    optimization: { minimize: false },
    plugins: [
      new webpack.DefinePlugin(readConfiguration(process.env, mode)),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

export default (_env, { mode = 'production' } = {}) => clientConfig({ mode });
