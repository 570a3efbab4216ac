import { webcrypto } from 'node:crypto';

// jsdom lacks it, and the stand-in signs its tokens with it.
if (!('subtle' in globalThis.crypto)) Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
