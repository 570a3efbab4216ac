import { isApiError } from './apiError';

/** A gateway that has given the server up does not know what the server did. */
const GATEWAY_STATUSES: readonly number[] = [502, 504];

/** Whether the server may have done what it was asked, although no answer says so. */
export function isUncertain(failure: unknown): boolean {
  if (!isApiError(failure)) return true;
  const { kind, status = 0 } = failure;
  if (kind === 'http') return GATEWAY_STATUSES.includes(status);
  return kind !== 'refused-path' && kind !== 'offline';
}
