export { PsaAudioPage } from './ui/PsaAudioPage';
export { PsaPage } from './ui/PsaPage';
export { PsaVideoPage } from './ui/PsaVideoPage';
