import { describeError, isUncertain } from '@/shared/api';
import { writeOutcomes } from './writeOutcomes';

export function unattendedWriteNotice(endpoint: string, isDone: boolean, error: unknown) {
  const outcome = writeOutcomes[endpoint];
  if (outcome === undefined) return undefined;
  if (isDone) return { tone: 'success' as const, text: outcome.done };
  const text = isUncertain(error) ? outcome.unsure : outcome.failed;
  return { tone: 'error' as const, text: `${text} ${describeError(error)}` };
}
