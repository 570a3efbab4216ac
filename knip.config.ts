import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // The bundles of webpack.config.js, and inline scripts, which the build writes into documents.
    'src/app/prerender.tsx',
    'src/app/offline/worker/serviceWorker.ts',
    'build/inline/*.ts',
    'gallery/main.tsx',
    // webpack puts these in place of a library's modules.
    'src/shared/ui/antd/adoptedStyles.ts',
    'scripts/*.mts',
    // Named at run time: by their folder, as a process, a script of a page, or a loader.
    'scripts/bench/references/*.tsx',
    'build/*Loader.cjs',
    'tests/browser/support/instrumentEntry.mjs',
    '.htmlvalidate.mjs',
    'steiger.config.mjs',
    'webpack.config.d.ts',
  ],
  project: ['{src,build,gallery,mocks,scripts,tests}/**/*.{ts,tsx,mts,mjs,cjs,js}', '*.{js,mjs,ts}'],
  // The server sends its files.
  ignoreDependencies: ['swagger-ui-dist'],
  // A type that describes an exported function is public, whether or not somebody names it.
  exclude: ['types', 'enumMembers'],
};

export default config;
