import type { BroadcastType } from '../api/agreementsDto';
import { findTier } from '../config/feeTiers';

interface FeeOf {
  type: BroadcastType;
  tier: number | string;
  /** How many days are to be broadcast. */
  days: number;
  /** How many contests are to be broadcast. */
  contests: number;
  /** Whether the event itself lasts several days. */
  severalDays: boolean;
}

export interface BroadcastFee {
  /** Dollars. */
  total: number;
  /** How the total comes about, in words: `$75 per contest × 2 contests`. */
  reckoning: string;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const formatDollars = (amount: number): string => dollars.format(amount);

const counted = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

/** What a broadcast costs (decisions P10); undefined where no tier is chosen. Audio is without charge (section 9). */
export function broadcastFee({ type, tier, days, contests, severalDays }: FeeOf): BroadcastFee | undefined {
  if (type === 'Audio') return { total: 0, reckoning: 'Audio broadcasts are without charge' };
  const found = findTier(type, tier);
  if (found === undefined) return undefined;
  const { amount, per } = found;
  if (amount === 0) return { total: 0, reckoning: 'No charge' };
  if (per === 'broadcast') return { total: amount, reckoning: `${formatDollars(amount)} for this broadcast` };
  const isDaily = per === 'contest or day' && severalDays;
  const [count, unit] = isDaily ? [days, 'day'] : [contests, 'contest'];
  return {
    total: amount * count,
    reckoning: `${formatDollars(amount)} per ${unit} × ${counted(count, unit)}`,
  };
}

/** Whether internet video without charge is asked for at a level for which it is not meant (section 9). */
export function isFreeTierDoubtful(type: BroadcastType, tier: number | string, levelDescription: string): boolean {
  if (type !== 'Internet Video' || String(tier) !== '0' || levelDescription.trim() === '') return false;
  return !/\b(?:regional|sub[\s-]?state)s?\b/i.test(levelDescription);
}

/** The contests that a broadcast is reckoned with: what was counted, else one for each day. */
export function contestCount(counted: string, days: number): number {
  const count = Number(counted);
  return /^\d{1,3}$/.test(counted) && count > 0 ? count : Math.max(1, days);
}
