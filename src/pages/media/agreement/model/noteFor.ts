import type { Lookup } from '@/features/agreements';

/** What stands in place of a list's options when there are none. */
export function noteFor(status: Lookup<unknown>['status'], notes: { waiting: string; ready: string }): string {
  if (status === 'loading') return 'Loading…';
  if (status === 'failed') return 'Not available right now.';
  return notes[status];
}
