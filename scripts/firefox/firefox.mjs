#!/usr/bin/env node
// Firefox for Playwright over WebDriver BiDi, with two messages changed. Playwright sets media features in every context;
// Firefox releases that lack the command refuse it, and no context opens: here it succeeds without effect. And Playwright
// fills a field by setting its value, which React takes for its own change: here the text is inserted as if typed.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const IGNORED = 'emulation.setMediaFeaturesOverride';
const ANNOUNCEMENT = 'WebDriver BiDi listening on ';

const browser = spawn(process.env.FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => browser.kill(signal));

const asIfTyped = (text) =>
  text.replace(/window\.__pw_bidiInsertText\((\w+)\)/, "void document.execCommand('insertText', false, $1)");

function ignoredId(text) {
  if (!text.includes(IGNORED)) return undefined;
  const { id, method } = JSON.parse(text);
  return method === IGNORED ? id : undefined;
}

function connect(client, address) {
  const firefox = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  client.on('message', async (data) => {
    const text = data.toString();
    const id = ignoredId(text);
    await opened;
    if (id === undefined) firefox.send(asIfTyped(text));
    else client.send(JSON.stringify({ type: 'success', id, result: {} }));
  });
  firefox.on('message', (data) => client.send(data.toString()));
  client.on('close', () => firefox.close());
  firefox.on('close', () => client.close());
  firefox.on('error', () => client.close());
}

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, maxPayload: 0 });
  server.on('connection', (client, { url }) => connect(client, address + url));
  server.on('listening', () => console.error(`${ANNOUNCEMENT}ws://127.0.0.1:${server.address().port}`));
}

createInterface({ input: browser.stderr }).on('line', (line) => {
  if (line.startsWith(ANNOUNCEMENT)) listen(line.slice(ANNOUNCEMENT.length).trim());
  else console.error(line);
});
