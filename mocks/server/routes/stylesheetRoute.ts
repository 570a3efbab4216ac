import { isRead, pathOf, type Route, sendText } from '../answers';
import { STYLESHEET, STYLESHEET_PATH } from '../../html/renderPage';

export const stylesheetRoute: Route = (request, response) => {
  if (pathOf(request) !== STYLESHEET_PATH) return false;
  if (!isRead(request, response)) return true;
  response.setHeader('Cache-Control', 'public, max-age=300');
  sendText(response, 200, 'text/css; charset=utf-8', STYLESHEET);
  return true;
};
