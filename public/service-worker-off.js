/* global self, caches */
// Copied over service-worker.js, it switches reading offline off in every browser at its next visit (docs/operations.md).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const erase = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('portal-'));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(erase());
});
