import type { BroadcastType } from '../api/agreementsDto';

interface BroadcastTypeNames {
  name: string;
  /** Shown once the type is chosen (AGR-2). */
  shown: string;
}

export const broadcastTypes: Readonly<Record<BroadcastType, BroadcastTypeNames>> = {
  Television: { name: 'Television', shown: 'Television' },
  'Internet Video': { name: 'Internet Video Streaming', shown: 'Internet Video' },
  Audio: { name: 'Audio', shown: 'Radio or Internet Audio' },
};

export const broadcastTypeOrder: readonly BroadcastType[] = ['Television', 'Internet Video', 'Audio'];

export function isBroadcastType(value: unknown): value is BroadcastType {
  return broadcastTypeOrder.some((type) => type === value);
}
