import path from 'node:path';
import sirv from 'sirv';
import { contract } from '../../http/contract';
import { isBelow, isRead, pathOf, redirect, type Route, sendHtml, sendMessage, sendText } from '../answers';

const PREFIX = '/api-docs';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Media API</title>
<link rel="stylesheet" href="${PREFIX}/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="${PREFIX}/swagger-ui-bundle.js"></script>
<script src="${PREFIX}/start.js"></script>
</body>
</html>`;

const START = `SwaggerUIBundle({ url: '${PREFIX}/media-api.json', dom_id: '#api', deepLinking: true, docExpansion: 'list', validatorUrl: null });`;

const FILES = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);

export function apiDocsRoute(): Route {
  const library = sirv(path.join(process.cwd(), 'node_modules/swagger-ui-dist'), { dev: true, etag: true });
  return (request, response) => {
    const asked = pathOf(request);
    if (!isBelow(PREFIX, asked)) return false;
    if (!isRead(request, response)) return true;
    const file = asked.slice(PREFIX.length);
    const missing = (): void => sendMessage(response, 404, 'This page of the documentation does not exist.');
    if (file === '') sendHtml(response, 200, PAGE);
    else if (file === '/') redirect(response, 308, PREFIX);
    else if (file === '/start.js') sendText(response, 200, 'text/javascript; charset=utf-8', START);
    else if (file === '/media-api.json')
      sendText(response, 200, 'application/json; charset=utf-8', JSON.stringify(contract));
    else if (FILES.has(file)) {
      request.url = file;
      library(request, response, missing);
    } else missing();
    return true;
  };
}
