import { test as base } from '@playwright/test';

/**
 * Tests in a browser that offers no service workers, as some private windows do not: storing each page for reading offline,
 * which offline.spec.ts verifies, doubles what a visit costs.
 */
export const test = base.extend({
  context: async ({ context }, provide) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await provide(context);
  },
});
