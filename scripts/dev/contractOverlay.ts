import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ProxiedCall } from './apiProxy';

export const OVERLAY_SCRIPT = '/__contract/overlay.js';
const EVENTS = '/__contract/events';

interface ReportedDeviation {
  call: string;
  verdict: 'copes' | 'breaks';
  what: string;
  screens: readonly string[];
}

export function createContractOverlay(print: (line: string) => void) {
  const script = readFileSync(path.join(import.meta.dirname, 'overlay.js'));
  const reported = new Map<string, ReportedDeviation>();
  const pages = new Set<ServerResponse>();
  const send = (page: ServerResponse, one: ReportedDeviation): boolean =>
    page.write(`data: ${JSON.stringify(one)}\n\n`);

  return {
    report: ({ method, path: address, operation, findings }: ProxiedCall): void => {
      const call = `${method} ${address}`;
      for (const { verdict, what, screens } of findings) {
        const key = `${operation ?? call} ${what.replace(/\(\d+ of \d+ entries\)/, '')}`;
        if (reported.has(key)) continue;
        const one = { call, verdict, what, screens };
        reported.set(key, one);
        print(`${verdict === 'breaks' ? '✗' : '~'} ${call}: ${what} → ${screens.join(', ')}`.replace(/\p{C}/gu, ' '));
        for (const page of pages) send(page, one);
      }
    },
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      if (request.url === OVERLAY_SCRIPT) {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.end(script);
      } else if (request.url === EVENTS) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
        response.write('retry: 1000\n\n');
        for (const one of reported.values()) send(response, one);
        pages.add(response);
        response.once('close', () => pages.delete(response));
      } else next();
    },
  };
}
