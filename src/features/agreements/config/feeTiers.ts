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

interface FeeTier {
  /** In dollars. The submission identifies the tier by this amount. */
  amount: number;
  per: 'contest' | 'contest or day' | 'broadcast';
  label: string;
  condition: string;
  counts: string;
}

const delayed = (amount: number, hours: number): FeeTier => ({
  amount,
  per: 'contest',
  label: `${hours}-hour delay`,
  condition: `The contest is first shown ${hours} hours or more after it ends.`,
  counts: `Per contest, aired at least ${hours} hours after it ends.`,
});

/** The fee tiers (AGR-12). Audio has none and sends 0 as its tier. */
export const feeTiers: Readonly<Record<BroadcastType, readonly FeeTier[]>> = {
  Television: [
    delayed(75, 72),
    delayed(100, 48),
    delayed(200, 24),
    {
      amount: 500,
      per: 'contest',
      label: 'Same-day playback',
      condition: 'The contest is shown on the day it is played, after the last contest of that day ends.',
      counts: 'Per contest, shown after the last one of the day.',
    },
    {
      amount: 2000,
      per: 'contest or day',
      label: 'Live telecast',
      condition: 'The contest is shown live. For a multi-day event, this is a daily fee.',
      counts: 'Per contest, or per day of a multi-day event.',
    },
  ],
  'Internet Video': [
    {
      amount: 0,
      per: 'broadcast',
      label: 'No charge',
      condition: 'For broadcasts organized by students of a member school, at regional and sub-state contests only.',
      counts: 'By students of a member school, at regional and sub-state contests only.',
    },
    {
      amount: 200,
      per: 'broadcast',
      label: 'All other broadcasts',
      condition: 'For all other internet video broadcasts.',
      counts: 'In total, for all contests and days.',
    },
  ],
  Audio: [],
};

export function findTier(type: BroadcastType, amount: number | string): FeeTier | undefined {
  return feeTiers[type].find((tier) => String(tier.amount) === String(amount));
}
