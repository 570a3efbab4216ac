import { documentAt } from '../../documents/documentAt';
import { parsePath } from '../../documents/parsePath';
import { sendDocument } from '../../documents/sendDocument';
import { isBelow, isRead, pathOf, type Route, sendMessage } from '../answers';

const PREFIX = '/association';

export const documentsRoute: Route = (request, response) => {
  const path = pathOf(request);
  if (!isBelow(PREFIX, path)) return false;
  if (!isRead(request, response)) return true;
  const parsed = parsePath(path.slice(PREFIX.length));
  if ('refused' in parsed) {
    sendMessage(
      response,
      parsed.refused,
      parsed.refused === 414 ? 'The address is too long.' : 'The address is malformed.',
    );
    return true;
  }
  sendDocument(request, response, documentAt(parsed.segments));
  return true;
};
