import type { OutboxFolder } from '../../mail/outboxFolder';
import { renderMail, renderMissingMail, renderOutbox } from '../pages/outboxPages';
import { isBelow, isRead, pathOf, type Route, sendHtml } from '../answers';

const PREFIX = '/outbox';
const LISTED = 200;

export function outboxRoute(folder: OutboxFolder, ready: () => Promise<void>): Route {
  return async (request, response) => {
    const path = pathOf(request);
    if (!isBelow(PREFIX, path)) return false;
    if (!isRead(request, response)) return true;
    await ready();
    const id = path.slice(PREFIX.length + 1);
    if (id === '') {
      sendHtml(response, 200, renderOutbox(await folder.list(LISTED), LISTED));
      return true;
    }
    const mail = await folder.read(id);
    if (mail) sendHtml(response, 200, renderMail(mail));
    else sendHtml(response, 404, renderMissingMail());
    return true;
  };
}
