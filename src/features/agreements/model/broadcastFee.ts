import { pluralize } from '@/shared/lib/pluralize';
import type { BroadcastType } from '../api/agreementsDto';
import { findTier } from '../config/feeTiers';
import type { ReviewedAgreement } from './agreementSlice';

interface FeeOf {
  type: BroadcastType;
  tier: number | string;
  dates: readonly string[];
  contests: number;
  severalDays: boolean;
}

export interface FeeLine {
  /** What the amount pays for, such as "2 contests" or, with a fee per day, a date. */
  what: string;
  amount: number;
}

export interface BroadcastFee {
  total: number;
  /** For example `$75 per contest × 2 contests`. */
  calculation: string;
  lines: readonly FeeLine[];
}

let dollars: Intl.NumberFormat | undefined;

export function formatDollars(amount: number): string {
  // Created when first used: setting it up while a page starts would delay its first paint.
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return dollars.format(amount);
}

/** Whether the fee is per contest. A live telecast of several days is paid per day instead. */
export function isPaidByContest({ type, tier, severalDays }: Pick<FeeOf, 'type' | 'tier' | 'severalDays'>): boolean {
  const per = findTier(type, tier)?.per;
  return per === 'contest' || (per === 'contest or day' && !severalDays);
}

const summed = (calculation: string, lines: readonly FeeLine[]): BroadcastFee => ({
  total: lines.reduce((sum, { amount }) => sum + amount, 0),
  calculation,
  lines,
});

/** The fee (AGR-21); undefined until a tier and the dates it needs are chosen. Audio is free (AGR-12). */
export function broadcastFee({ type, tier, dates, contests, severalDays }: FeeOf): BroadcastFee | undefined {
  if (type === 'Audio') return summed('Audio broadcasts are free of charge', []);
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

export function feeOf({ submission, contests, severalDays }: ReviewedAgreement): BroadcastFee | undefined {
  const { type, tier, dates } = submission;
  return broadcastFee({ type, tier, dates, contests, severalDays });
}

/** Whether the free tier was chosen for a level that it is not meant for (AGR-12). */
export function isFreeTierDoubtful(type: BroadcastType, tier: number | string, levelDescription: string): boolean {
  if (type !== 'Internet Video' || String(tier) !== '0' || levelDescription.trim() === '') return false;
  return !/\b(?:regional|sub[\s-]?state)s?\b/i.test(levelDescription);
}

export function contestCount(entered: string, days: number): number {
  const count = /^\d{1,3}$/.test(entered) ? Number(entered) : 0;
  return Math.max(1, days, count);
}
