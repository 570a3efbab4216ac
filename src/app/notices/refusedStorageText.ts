export const refusedStorageText =
  'This browser’s storage is full or turned off, so your login and what you type may be lost when you reload or close ' +
  'this page. Submit it first.';
