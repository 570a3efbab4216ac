import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  {
    // Allows the name `store.ts`, under which docs/architecture.md describes the store.
    files: ['./src/app/store.ts'],
    rules: { 'fsd/segments-by-purpose': 'off' },
  },
  {
    // Allows a slice that only one page uses: each of the eight owns a resource of the media API (docs/architecture.md).
    files: ['./src/features/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // Pages and the parts of shared have one file that others import; an index.ts or a folder around it would only add a level.
    files: ['./src/pages/**', './src/shared/{ui,lib,config,routes}/**'],
    rules: { 'fsd/public-api': 'off', 'fsd/no-public-api-sidestep': 'off', 'fsd/no-segmentless-slices': 'off' },
  },
  {
    // Each folder is one small subject; grouping them would only add a level.
    files: ['./src/shared/lib/**'],
    rules: { 'fsd/shared-lib-grouping': 'off' },
  },
]);
