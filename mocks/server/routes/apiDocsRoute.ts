import path from 'node:path';
import { contract } from '../../http/contract';
import { isBelow, isRead, pathOf, redirect, type Route, sendHtml, sendMessage, sendText } from '../answers';
import { openFiles } from '../openFiles';

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
  const serve = openFiles(path.join(process.cwd(), 'node_modules/swagger-ui-dist'), () => 'no-cache');
  return (request, response) => {
    const asked = pathOf(request);
    if (!isBelow(PREFIX, asked)) return false;
    if (!isRead(request, response)) return true;
    const file = asked.slice(PREFIX.length);
    if (file === '') sendHtml(response, 200, PAGE);
    else if (file === '/') redirect(response, 308, PREFIX);
    else if (file === '/start.js') sendText(response, 200, 'text/javascript; charset=utf-8', START);
    else if (file === '/media-api.json')
      sendText(response, 200, 'application/json; charset=utf-8', JSON.stringify(contract));
    else if (!FILES.has(file) || !serve(request, response, file))
      sendMessage(response, 404, 'This page of the documentation does not exist.');
    return true;
  };
}
