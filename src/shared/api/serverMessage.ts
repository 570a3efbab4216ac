const LONGEST = 300;

function plain(text: string): string | undefined {
  const line = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' || line.length > LONGEST ? undefined : line;
}

/**
 * What the server said about a failure, if it is fit to be shown: the `message` of a JSON answer, or a plain text
 * below status 500 (above it, plain texts are a proxy's). Pages of HTML and long dumps are never shown.
 */
export function serverMessage(body: unknown, status: number): string | undefined {
  if (typeof body === 'string') return status >= 500 || body.startsWith('<') ? undefined : plain(body);
  if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') {
    return plain(body.message);
  }
  return undefined;
}
