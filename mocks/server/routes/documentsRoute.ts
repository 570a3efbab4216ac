import path from 'node:path';
import { documentAt } from '../../documents/documentAt';
import { weakTagOf } from '../../http/tags';
import { hasDotSegment, isBelow, isRead, pathOf, type Route, sendMessage } from '../answers';
import { sendCompressed } from '../compress';
import { openFiles } from '../openFiles';

const PREFIX = '/association';
const MAX_LENGTH = 400;
const MAX_DEPTH = 12;
const CACHE_CONTROL = 'public, max-age=300';

/** A path's decoded segments; undefined if the path is unsafe (`..`, control characters, encoded separators) or cannot be decoded. */
function segmentsOf(asked: string): string[] | undefined {
  const raw = asked.split('/').filter((segment) => segment !== '');
  try {
    const segments = raw.map(decodeURIComponent);
    return hasDotSegment(asked) || segments.some((segment) => /[/\\\p{Cc}]/u.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** The association's documents: pages and crests generated from the address, one placeholder for all PDFs, and one for all recordings. */
export function documentsRoute(): Route {
  const serve = openFiles(path.join(process.cwd(), 'mocks/documents'), () => CACHE_CONTROL);
  return async (request, response) => {
    const asked = pathOf(request);
    if (!isBelow(PREFIX, asked)) return false;
    if (!isRead(request, response)) return true;
    const isLong = asked.length > MAX_LENGTH || asked.split('/').length > MAX_DEPTH;
    const segments = segmentsOf(asked.slice(PREFIX.length));
    if (isLong) sendMessage(response, 414, 'The address is too long.');
    else if (segments === undefined) sendMessage(response, 400, 'The address is malformed.');
    else if (/\.pdf$/i.test(asked)) serve(request, response, '/placeholder.pdf');
    else if (/\.wav$/i.test(asked)) serve(request, response, '/placeholder.wav');
    else {
      const { contentType, text } = documentAt(segments);
      response.setHeader('Content-Type', contentType);
      response.setHeader('Cache-Control', CACHE_CONTROL);
      await sendCompressed(request, response, { bytes: Buffer.from(text), tag: weakTagOf(text) });
    }
    return true;
  };
}
