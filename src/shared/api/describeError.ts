import { config } from '@/shared/config';
import { isApiError, isOffline } from './failure';

const LONGEST_MESSAGE = 300;

function plainLine(text: string): string | undefined {
  const line = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' || line.length > LONGEST_MESSAGE ? undefined : line;
}

/**
 * What the server said about a failure, if it is fit to show: the `message` of a JSON answer, or plain text below status
 * 500, above which it is a proxy's.
 */
export function serverMessage(body: unknown, status: number): string | undefined {
  if (typeof body === 'string') return status >= 500 || body.startsWith('<') ? undefined : plainLine(body);
  if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') {
    return plainLine(body.message);
  }
  return undefined;
}

const OFFLINE = 'You seem to be offline. Please check your connection and try again.';

function sentenceForStatus(status: number | undefined): string {
  if (status === 401) return 'Please log in again.';
  if (status === 403) return 'You are not allowed to do this.';
  if (status === 404) return 'Sorry, this could not be found.';
  if (status === 429) return 'The media service is very busy. Please try again in a minute.';
  if (status !== undefined && status < 500) return 'The media service did not accept this request.';
  return 'The media service is having trouble. Please try again in a few minutes.';
}

/** One plain sentence for the page: the server's own message, or what happened and what to do. */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong. Please try again.';
  if (error.status === 413) {
    return `This is more than the media service accepts at once. Please write to ${config.association.mediaEmail}.`;
  }
  if (error.message !== undefined) return error.message;
  switch (error.kind) {
    case 'offline':
      return OFFLINE;
    case 'network':
      return isOffline()
        ? OFFLINE
        : 'The media service cannot be reached. Please check your connection and try again.';
    case 'timeout':
      return 'The media service is taking too long to answer. Please try again.';
    case 'refused-path':
      return 'This cannot be looked up: the name or number asked for is not valid.';
    case 'unreadable':
      return 'The media service sent an answer that cannot be read. Please try again in a few minutes.';
    case 'http':
      return sentenceForStatus(error.status);
  }
}
