import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { openRenderer } from '../../../rendering/openRenderer.js';
import { apiAnswer } from './apiAnswer.mjs';
import { organizations, type Organization } from './organizations.mjs';
import { staticFile, type StaticFile } from './staticFile.mjs';

const PORTAL = '/mediareact/';
const API = '/mediareact/api/';
const REFERENCES = '/references/';

export interface BenchServer {
  url: string;
  close: () => void;
}

interface Folders {
  dist: string;
  references: string;
}

function send(response: ServerResponse, status: number, { type, body }: StaticFile): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length });
  response.end(body);
}

/** Differs from the API's response, so that the rows must be replaced. */
async function snapshotOf(dist: string, listing: readonly Organization[]): Promise<StaticFile | undefined> {
  const before = listing.map((one, index) => (index % 5 === 0 ? { ...one, OrganizationName: 'An older name' } : one));
  const document = await openRenderer(dist)?.render('/media-listing', { 'org/listing': before }, new Date());
  return document && { type: 'text/html; charset=utf-8', body: brotliCompressSync(document.html) };
}

export async function startBenchServer(
  { dist, references }: Folders,
  organizationCount: number,
  answerDelayMs = 0,
): Promise<BenchServer> {
  const listing = organizations(organizationCount);
  const compress = (data: unknown): Buffer =>
    // The level that web servers use to compress on the fly.
    brotliCompressSync(JSON.stringify(data), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const answers = new Map<string, Buffer>();

  function answerOf(path: string): Buffer | undefined {
    const data = answers.has(path) ? undefined : apiAnswer(path, listing);
    if (data !== undefined) answers.set(path, compress(data));
    return answers.get(path);
  }

  const listingDocument = await snapshotOf(dist, listing);

  async function fileOf(path: string): Promise<StaticFile | undefined> {
    if (path.startsWith(REFERENCES)) return staticFile(references, path.slice(REFERENCES.length));
    if (!`${path}/`.startsWith(PORTAL)) return undefined;
    const address = path.slice(PORTAL.length);
    if (address === 'media-listing' && listingDocument !== undefined) return listingDocument;
    return (await staticFile(dist, address)) ?? (address.includes('.') ? undefined : staticFile(dist, '200.html'));
  }

  const nothing: StaticFile = { type: 'application/json', body: compress({ message: 'There is nothing here.' }) };
  answerOf('org/listing');

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith(API)) {
      const body = answerOf(path.slice(API.length));
      setTimeout(() => {
        send(response, body ? 200 : 404, body ? { type: 'application/json; charset=utf-8', body } : nothing);
      }, answerDelayMs);
      return;
    }
    void fileOf(path).then((file) => {
      send(response, file ? 200 : 404, file ?? nothing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
