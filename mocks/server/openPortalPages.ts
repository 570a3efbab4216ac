import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Headers } from '../../build/security/securityHeaders';
import { isBelow, pathOf, type Route, sendMessage } from './answers';
import { sendCompressed } from './compress';
import { setSecurityHeaders } from './securityHeaders';

export const FALLBACK = '/200.html';
const NOT_FOUND = '/404.html';

const NOTHING_OUTSIDE = 'Nothing is at this address. The portal is at /mediareact/.';

type Send = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const SCRIPT_FILES = /<script\b[^>]*\ssrc=[^>]*><\/script>/g;

export type PortalPages = ReturnType<typeof openPortalPages>;

/** The 404 responses for addresses at which there is nothing. */
export function openPortalPages(distDir: string, headers: Headers) {
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

  /** Sends an HTML page to browsers and a JSON message to programs. */
  const notFound =
    (message: string, change = (html: string): string => html): Send =>
    async (request, response) => {
      const page = request.headers.accept?.includes('text/html') === true ? read(NOT_FOUND) : undefined;
      response.setHeader('Vary', page === undefined ? 'Accept, Accept-Encoding' : 'Accept');
      if (page === undefined) sendMessage(response, 404, message);
      else await sendPage(request, response, change(page));
    };

  // Removes the scripts: outside its base path, the portal's router would render an empty page.
  const sendNotFoundOutside = notFound(NOTHING_OUTSIDE, (html) => html.replace(SCRIPT_FILES, ''));
  const notFoundRoute: Route = async (request, response) => {
    // Sends a JSON message for /faults, because tests and programs may call it while faults are disabled.
    if (isBelow('/faults', pathOf(request))) sendMessage(response, 404, NOTHING_OUTSIDE);
    else await sendNotFoundOutside(request, response);
    return true;
  };

  return {
    distDir,
    notFoundRoute,
    sendNotFound: notFound('Nothing is at this address.'),
    /** Sends 200.html with status 404 for a missing record: the page starts the portal, whose screen says what is missing. */
    sendGone: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      response.setHeader('X-Robots-Tag', 'noindex');
      await sendPage(request, response, read(FALLBACK) ?? '');
    },
  };
}
