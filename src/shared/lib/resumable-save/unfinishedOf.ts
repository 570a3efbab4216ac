import { isApiError } from '@/shared/api';
import type { UnfinishedSave } from './unfinishedSaves';

/** What a failed save has told of itself: enough to finish it, also where the browser keeps nothing. */
export function unfinishedOf(error: unknown, known?: UnfinishedSave['known']): UnfinishedSave {
  const { step = '', done = {} } = (isApiError(error) ? error.unfinished : undefined) ?? {};
  const ids = Object.entries(done).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { step, done: Object.fromEntries(ids), ...(known === undefined ? {} : { known }) };
}
