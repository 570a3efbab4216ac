// Exports the three PSA pages together, because they are loaded as one chunk.
export { PsaAudioPage } from './PsaAudioPage';
export { PsaPage } from './PsaPage';
export { PsaVideoPage } from './PsaVideoPage';
