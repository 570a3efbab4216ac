import { documentAt } from '../../documents/documentAt';
import { sendDocument } from '../../documents/sendDocument';
import { hasDotSegment, isBelow, isRead, pathOf, type Route, sendMessage } from '../answers';

const PREFIX = '/association';
const MAX_LENGTH = 400;
const MAX_DEPTH = 12;

/** A path's decoded segments; undefined if the path is unsafe (`..`, encoded separators) or cannot be decoded. */
function segmentsOf(path: string): string[] | undefined {
  const raw = path.split('/').filter((segment) => segment !== '');
  try {
    const segments = raw.map(decodeURIComponent);
    // Refuses dot segments, control characters, and encoded separators.
    return hasDotSegment(path) || segments.some((segment) => /[/\\\p{Cc}]/u.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

export const documentsRoute: Route = (request, response) => {
  const path = pathOf(request);
  if (!isBelow(PREFIX, path)) return false;
  if (!isRead(request, response)) return true;
  const isLong = path.length > MAX_LENGTH || path.split('/').length > MAX_DEPTH;
  const segments = segmentsOf(path.slice(PREFIX.length));
  if (isLong) sendMessage(response, 414, 'The address is too long.');
  else if (segments === undefined) sendMessage(response, 400, 'The address is malformed.');
  else sendDocument(request, response, documentAt(segments));
  return true;
};
