import type { BroadcastType } from '@/features/agreements';

export const typeDescriptions: Readonly<Record<BroadcastType, string>> = {
  Television: 'Telecasts, delayed or live. A fee for each contest, by the delay.',
  'Internet Video':
    'Video streamed over the internet with one camera. Free for student broadcasts at regional and sub-state.',
  Audio: 'Radio, or audio over the internet. Without charge; the host manager approves.',
};
