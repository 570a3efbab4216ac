import { broadcastFee, contestCount, isPaidByContest, type BroadcastFee } from '@/features/agreements';
import type { AgreementForm } from './useAgreement';

type FeeForm = Pick<AgreementForm, 'type' | 'offered' | 'lists'>;

/** What the form's answers cost; undefined as long as an answer is missing that it depends on. */
export function formFee({ type, offered, lists }: FeeForm): BroadcastFee | undefined {
  const { tier, dates } = offered;
  const contests = contestCount(offered.contests, dates.length);
  return broadcastFee({ type, tier, dates, contests, severalDays: lists.dates.items.length > 1 });
}

/** Whether the number of contests changes the fee. Of a live telecast, only the event's dates say so. */
export function asksForContests({ type, offered, lists }: FeeForm): boolean {
  return isPaidByContest({ type, tier: offered.tier, severalDays: lists.dates.items.length !== 1 });
}

/** Internet video is without charge at regional and sub-state contests only (AGR-12). */
export const freeTierWarning = (level: string): string =>
  `The free tier is only for student broadcasts by member schools at regional and sub-state contests. You chose the level “${level}”, which costs $200.`;
