import { broadcastFee, contestCount, isPaidByContest, type BroadcastFee } from '@/features/agreements';
import type { AgreementForm } from './useAgreementForm';

type FeeForm = Pick<AgreementForm, 'type' | 'offered' | 'lists'>;

/** The fee; undefined while a choice that it depends on is missing. */
export function formFee({ type, offered, lists }: FeeForm): BroadcastFee | undefined {
  const { tier, dates } = offered;
  const contests = contestCount(offered.contests, dates.length);
  return broadcastFee({ type, tier, dates, contests, severalDays: lists.dates.items.length > 1 });
}

/** Whether to ask for the number of contests, by which a live telecast is paid only if the event has one day. */
export function asksForContests({ type, offered, lists }: FeeForm): boolean {
  return isPaidByContest({ type, tier: offered.tier, severalDays: lists.dates.items.length !== 1 });
}

/** Warns that the free tier costs at this level: only regional and sub-state contests are free (AGR-12). */
export const freeTierWarning = (level: string): string =>
  `The free tier is only for student broadcasts by member schools at regional and sub-state contests. You chose the level “${level}”, which costs $200.`;
