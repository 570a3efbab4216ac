import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  {
    // The store is the app's one piece of wiring of its kind; architecture.md gives it this name.
    files: ['./src/app/store.ts'],
    rules: { 'fsd/segments-by-purpose': 'off' },
  },
  {
    // Eight slices own the media API, one for each resource, whether one screen uses it or many (docs/architecture.md).
    files: ['./src/features/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // Each folder is one small subject that its index names; grouping them would only add a level to look through.
    files: ['./src/shared/lib/**'],
    rules: { 'fsd/shared-lib-grouping': 'off' },
  },
]);
