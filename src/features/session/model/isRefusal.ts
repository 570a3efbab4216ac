import { isApiError } from '@/shared/api';

/** Whether the server has said no, and not that it is in trouble or asked too often (SES-10). */
export function isRefusal(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status = 0 } = error;
  return kind === 'unreadable' || (kind === 'http' && status >= 400 && status < 500 && status !== 429);
}
