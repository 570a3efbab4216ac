import type { BroadcastType } from '@/features/agreements';

export const typeDescriptions: Readonly<Record<BroadcastType, string>> = {
  Television: 'Live or delayed telecasts. The fee per contest depends on the delay.',
  'Internet Video':
    'Video streamed over the internet with one camera. Free for student broadcasts at regional and sub-state.',
  Audio: 'Radio or internet audio. Free of charge; the host manager approves the request.',
};
