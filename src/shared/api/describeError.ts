import { config } from '@/shared/config/config';
import { isApiError, isOffline, type ApiError } from './failure';

const OFFLINE = 'You appear to be offline. Check your connection and try again.';

function sentenceForStatus({ status = 500, isAnonymous }: ApiError): string {
  // Says "had ended", which is still true after the user has signed in again.
  if (status === 401 && isAnonymous !== true) return 'Your session had ended. Once you’re logged in, try again.';
  if (status === 403) return 'You don’t have permission to do this.';
  if (status === 404) return 'Sorry, we couldn’t find this.';
  if (status === 429) return 'The media service is very busy. Please try again in a minute.';
  if (status < 500) return 'The media service rejected this request.';
  return 'The media service is having trouble. Please try again in a few minutes.';
}

export function describeError(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong. Please try again.';
  if (error.status === 413) {
    return `This is more than the media service can accept at once. Please write to ${config.association.mediaEmail}.`;
  }
  if (error.message !== undefined) return error.message;
  switch (error.kind) {
    case 'offline':
      return OFFLINE;
    case 'network':
      return isOffline() ? OFFLINE : 'We couldn’t reach the media service. Check your connection and try again.';
    case 'timeout':
      return 'The media service is taking too long to respond. Please try again.';
    case 'refused-path':
      return 'We couldn’t look this up: the name or number is not valid.';
    case 'unreadable':
      return 'We couldn’t read the media service’s answer. Please try again in a few minutes.';
    case 'http':
      return sentenceForStatus(error);
  }
}
