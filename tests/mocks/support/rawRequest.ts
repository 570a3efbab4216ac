import { type OutgoingHttpHeaders, request } from 'node:http';

export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

interface RawOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Sent in these chunks, without a Content-Length. */
  chunks?: readonly string[];
}

/** Sends the path exactly as it is written; `fetch` would tidy it up first. */
export function rawRequest(origin: string, path: string, options: RawOptions = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, chunks = [] } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    for (const chunk of chunks) outgoing.write(chunk);
    outgoing.end();
  });
}
