import { broadcastFee, contestCount, isPaidByContest, type BroadcastFee } from '@/features/agreements';
import type { AgreementForm } from './useAgreementForm';

type FeeForm = Pick<AgreementForm, 'type' | 'offered' | 'lists'>;

/** Undefined while an answer that the fee depends on is missing. */
export function formFee({ type, offered, lists }: FeeForm): BroadcastFee | undefined {
  const { tier, dates } = offered;
  const contests = contestCount(offered.contests, dates.length);
  return broadcastFee({ type, tier, dates, contests, severalDays: lists.dates.items.length > 1 });
}

/** A live telecast is billed by day or contest depending on the event's dates alone. */
export function asksForContests({ type, offered, lists }: FeeForm): boolean {
  return isPaidByContest({ type, tier: offered.tier, severalDays: lists.dates.items.length !== 1 });
}

/** Internet video is free only at regional and sub-state contests (AGR-12). */
export const freeTierWarning = (level: string): string =>
  `The free tier is only for student broadcasts by member schools at regional and sub-state contests. You chose the level “${level}”, which costs $200.`;
