import { webcrypto } from 'node:crypto';

// jsdom lacks `crypto.subtle`, with which the stand-in signs its tokens.
if (!('subtle' in globalThis.crypto)) Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
