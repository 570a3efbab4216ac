// The pages of one chunk.
export { PsaAudioPage } from './PsaAudioPage';
export { PsaPage } from './PsaPage';
export { PsaVideoPage } from './PsaVideoPage';
