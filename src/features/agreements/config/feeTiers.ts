import type { BroadcastType } from '../api/agreementsDto';

export interface FeeTier {
  /** Dollars; the API is sent this amount as the tier. */
  amount: number;
  /** What the amount is multiplied by. */
  per: 'contest' | 'contest or day' | 'broadcast';
  label: string;
  condition: string;
  counts: string;
}

/** The tiers of AGR-12. Audio has none and sends 0. */
export const feeTiers: Readonly<Record<BroadcastType, readonly FeeTier[]>> = {
  Television: [
    {
      amount: 75,
      per: 'contest',
      label: '72-hour delay',
      condition: 'The contest is first shown 72 hours or more after it has ended.',
      counts: 'Shown 72 hours or more after it ends: $75 per contest.',
    },
    {
      amount: 100,
      per: 'contest',
      label: '48-hour delay',
      condition: 'The contest is first shown 48 hours or more after it has ended.',
      counts: 'Shown 48 hours or more after it ends: $100 per contest.',
    },
    {
      amount: 200,
      per: 'contest',
      label: '24-hour delay',
      condition: 'The contest is first shown 24 hours or more after it has ended.',
      counts: 'Shown 24 hours or more after it ends: $200 per contest.',
    },
    {
      amount: 500,
      per: 'contest',
      label: 'Same-day playback',
      condition: 'The contest is shown on the day it is played, after the last contest of that day has ended.',
      counts: 'Shown that day, after its last contest: $500 per contest.',
    },
    {
      amount: 2000,
      per: 'contest or day',
      label: 'Live telecast',
      condition: 'The contest is shown as it is played. For an event of several days this is a daily fee.',
      counts: 'Shown as it is played: $2,000 per contest; at an event of several days, $2,000 per day instead.',
    },
  ],
  'Internet Video': [
    {
      amount: 0,
      per: 'broadcast',
      label: 'No charge',
      condition: 'For broadcasts organized by students of a member school, at regional and sub-state contests only.',
      counts: 'By students of a member school, at regional and sub-state contests only: nothing to pay.',
    },
    {
      amount: 200,
      per: 'broadcast',
      label: 'All other broadcasts',
      condition: 'For every other internet video broadcast.',
      counts: 'Every other broadcast: $200 once, for all its contests and days.',
    },
  ],
  Audio: [],
};

export function findTier(type: BroadcastType, amount: number | string): FeeTier | undefined {
  return feeTiers[type].find((tier) => String(tier.amount) === String(amount));
}
