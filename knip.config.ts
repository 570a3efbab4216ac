import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // The bundles of webpack.config.js, and inline scripts, which the build writes into documents.
    'src/app/prerender.tsx',
    'src/app/offline/worker/serviceWorker.ts',
    'build/inline/*.ts',
    // webpack puts this in place of a module of antd.
    'src/shared/ui/antd/adoptedStyles.ts',
    'scripts/*.mts',
    // Not imported: webpack entries and loaders, a script of a test page, tools' configurations, and the types of a JavaScript file.
    'scripts/bench/references/*.tsx',
    'tests/browser/support/instrumentEntry.mjs',
    '.htmlvalidate.mjs',
    'steiger.config.mjs',
    'webpack.config.d.ts',
  ],
  project: ['{src,build,gallery,mocks,scripts,tests}/**/*.{ts,tsx,mts,mjs,cjs,js}', '*.{js,mjs,ts}'],
  // Not imported: the server sends this package's files (/api-docs).
  ignoreDependencies: ['swagger-ui-dist'],
  // Allows unused exported types: a type that describes an exported function is public even if no other file imports it.
  exclude: ['types', 'enumMembers'],
};

export default config;
