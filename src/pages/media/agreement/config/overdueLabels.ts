import type { Overdue } from '@/features/agreements';

/** What a user confirms of a day that has passed. */
export const overdueLabels: Readonly<Record<Overdue['what'], (date: string) => string>> = {
  date: (date) => `${date} is over. We request it all the same.`,
  publicity: (date) => `Publicity should have begun on ${date}, three days before. We request it all the same.`,
  contact: (date) => `The deadline to contact the host was ${date}. We request it all the same.`,
};
