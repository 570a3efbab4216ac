import { pluralize } from '@/shared/lib/pluralize';
import type { BroadcastType } from '../api/agreementsDto';
import { findTier } from '../config/feeTiers';

interface FeeOf {
  type: BroadcastType;
  tier: number | string;
  /** The days to be broadcast, as short dates. */
  dates: readonly string[];
  /** How many contests are to be broadcast. */
  contests: number;
  /** Whether the event itself lasts several days. */
  severalDays: boolean;
}

export interface FeeLine {
  /** What is paid for; a short date where it is a day. */
  what: string;
  /** Dollars. */
  amount: number;
}

export interface BroadcastFee {
  /** Dollars: the sum of the lines. */
  total: number;
  /** How the total comes about, in words: `$75 per contest × 2 contests`. */
  reckoning: string;
  lines: readonly FeeLine[];
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const formatDollars = (amount: number): string => dollars.format(amount);

/** Whether a tier is paid by the contest, so that their number counts: a live telecast of several days is paid by the day. */
export function isPaidByContest({ type, tier, severalDays }: Pick<FeeOf, 'type' | 'tier' | 'severalDays'>): boolean {
  const per = findTier(type, tier)?.per;
  return per === 'contest' || (per === 'contest or day' && !severalDays);
}

const summed = (reckoning: string, lines: readonly FeeLine[]): BroadcastFee => ({
  total: lines.reduce((sum, { amount }) => sum + amount, 0),
  reckoning,
  lines,
});

/**
 * What a broadcast costs (AGR-21); undefined where no tier is chosen, or no day for a tier that is paid by the day
 * or the contest. Audio is without charge (AGR-12).
 */
export function broadcastFee({ type, tier, dates, contests, severalDays }: FeeOf): BroadcastFee | undefined {
  if (type === 'Audio') return summed('Audio broadcasts are without charge', []);
  const found = findTier(type, tier);
  if (found === undefined) return undefined;
  const { amount, per } = found;
  if (amount === 0) return summed('No charge', []);
  if (per === 'broadcast') {
    return summed(`${formatDollars(amount)} for this broadcast`, [{ what: 'This broadcast', amount }]);
  }
  if (dates.length === 0) return undefined;
  if (isPaidByContest({ type, tier, severalDays })) {
    const count = pluralize(contests, 'contest');
    return summed(`${formatDollars(amount)} per contest × ${count}`, [{ what: count, amount: amount * contests }]);
  }
  return summed(
    `${formatDollars(amount)} per day × ${pluralize(dates.length, 'day')}`,
    dates.map((what) => ({ what, amount })),
  );
}

/** Whether internet video without charge is asked for at a level for which it is not meant (AGR-12). */
export function isFreeTierDoubtful(type: BroadcastType, tier: number | string, levelDescription: string): boolean {
  if (type !== 'Internet Video' || String(tier) !== '0' || levelDescription.trim() === '') return false;
  return !/\b(?:regional|sub[\s-]?state)s?\b/i.test(levelDescription);
}

/** The contests that a broadcast is reckoned with: what was counted, and at least one for each day. */
export function contestCount(counted: string, days: number): number {
  const count = /^\d{1,3}$/.test(counted) ? Number(counted) : 0;
  return Math.max(1, days, count);
}
