import { htmlDocument, videoDocument } from './htmlDocument';
import { pdfDocument } from './pdfDocument';
import { pngDocument } from './pngDocument';
import { svgDocument } from './svgDocument';
import { wavDocument } from './wavDocument';

export interface PublishedDocument {
  contentType: string;
  body: Buffer;
}

interface Kind {
  extensions: readonly string[];
  contentType: string;
  make: (segments: readonly string[]) => string | Uint8Array;
}

const HTML: Kind = {
  extensions: [],
  contentType: 'text/html; charset=utf-8',
  make: (segments) => (segments.includes('video') ? videoDocument(segments) : htmlDocument(segments)),
};

const KINDS: readonly Kind[] = [
  { extensions: ['pdf'], contentType: 'application/pdf', make: pdfDocument },
  { extensions: ['wav', 'mp3', 'm4a', 'ogg'], contentType: 'audio/wav', make: wavDocument },
  { extensions: ['mp4', 'mov', 'webm', 'm4v'], contentType: HTML.contentType, make: videoDocument },
  { extensions: ['svg'], contentType: 'image/svg+xml', make: svgDocument },
  { extensions: ['png', 'jpg', 'jpeg', 'gif', 'webp'], contentType: 'image/png', make: pngDocument },
];

/** Evicts the oldest entry, so that invented addresses cannot fill the memory. */
const CACHE_SIZE = 300;
const cache = new Map<string, PublishedDocument>();

export function documentAt(segments: readonly string[]): PublishedDocument {
  const key = segments.join('/');
  const known = cache.get(key);
  if (known) return known;
  const extension = /\.([a-z0-9]+)$/i.exec(segments.at(-1) ?? '')?.[1]?.toLowerCase() ?? '';
  const { contentType, make } = KINDS.find(({ extensions }) => extensions.includes(extension)) ?? HTML;
  const document = { contentType, body: Buffer.from(make(segments)) };
  cache.set(key, document);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return document;
}
