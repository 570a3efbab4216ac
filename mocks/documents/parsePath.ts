const MAX_LENGTH = 400;
const MAX_DEPTH = 12;

type ParsedPath = { segments: string[] } | { refused: 400 | 414 };

/** Takes the raw path, because a URL parser would fold `..` away. */
export function parsePath(rawPath: string): ParsedPath {
  if (rawPath.length > MAX_LENGTH) return { refused: 414 };
  const raw = rawPath.split('/').filter((segment) => segment !== '');
  if (raw.length > MAX_DEPTH) return { refused: 414 };
  const segments: string[] = [];
  for (const part of raw) {
    const segment = decoded(part);
    if (segment === undefined || segment === '.' || segment === '..' || hasForbidden(segment)) return { refused: 400 };
    segments.push(segment);
  }
  return { segments };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function hasForbidden(segment: string): boolean {
  return Array.from(segment).some(
    (character) => '/\\'.includes(character) || character < ' ' || character === '\u007f',
  );
}
