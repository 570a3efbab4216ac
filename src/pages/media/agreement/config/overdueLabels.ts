import type { Overdue } from '@/features/agreements';

/** What a user confirms of a day that has passed. */
export const overdueLabels: Readonly<Record<Overdue['what'], (date: string) => string>> = {
  date: (date) => `${date} has passed. We are requesting it anyway.`,
  publicity: (date) => `Publicity was due to start on ${date}, three days before the event. We are requesting it anyway.`,
  contact: (date) => `The deadline to contact the host was ${date}. We are requesting it anyway.`,
};
