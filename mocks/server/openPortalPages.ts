import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Headers } from '../../build/security/securityHeaders';
import { sendMessage } from './answers';
import { sendCompressed } from './compress';
import { setSecurityHeaders } from './securityHeaders';

export const FALLBACK = '/200.html';
const NOT_FOUND = '/404.html';

export const NOTHING_OUTSIDE = 'Nothing is at this address. The portal is at /mediareact/.';

type Send = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Sends the 404 responses for addresses at which there is nothing. */
export interface PortalPages {
  distDir: string;
  /** Sends an HTML page to browsers and a JSON message to programs. */
  sendNotFound: Send;
  /** Like `sendNotFound`, for an address outside the portal's base path: the page comes without the portal's scripts. */
  sendNotFoundOutside: Send;
  /** Sends 200.html for a missing record: the page starts the portal, whose screen says what is missing. */
  sendGone: Send;
}

const SCRIPT_FILES = /<script\b[^>]*\ssrc=[^>]*><\/script>/g;

export function openPortalPages(distDir: string, headers: Headers): PortalPages {
  const read = (page: string): string | undefined => {
    const file = path.join(distDir, page);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  if (read(FALLBACK) === undefined) {
    throw new Error(`${distDir} contains no built portal. Run "npm run build" first.`);
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, html: string): Promise<void> {
    // Replaces the headers chosen by path: even for a missing script, this response is a page, which needs a content security policy.
    setSecurityHeaders(response, headers);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    await sendCompressed(request, response, { status: 404, bytes: Buffer.from(html) });
  }

  const notFound =
    (message: string, change = (html: string): string => html): Send =>
    async (request, response) => {
      const page = request.headers.accept?.includes('text/html') === true ? read(NOT_FOUND) : undefined;
      response.setHeader('Vary', page === undefined ? 'Accept, Accept-Encoding' : 'Accept');
      if (page === undefined) sendMessage(response, 404, message);
      else await sendPage(request, response, change(page));
    };

  return {
    distDir,
    sendNotFound: notFound('Nothing is at this address.'),
    // Removes the scripts: outside its base path, the portal's router would render an empty page.
    sendNotFoundOutside: notFound(NOTHING_OUTSIDE, (html) => html.replace(SCRIPT_FILES, '')),
    sendGone: async (request, response) => {
      response.setHeader('X-Robots-Tag', 'noindex');
      await sendPage(request, response, read(FALLBACK) ?? '');
    },
  };
}
