import { REMOVED } from '../../mocks/replay/recordedCall';

const SECRET = /^(?:token|password|authorization|access_token|refresh_token)$/i;
/** A signed token, wherever it stands. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** The value without tokens and passwords, however deep they stand. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(TOKEN, REMOVED);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRET.test(name) ? REMOVED : redact(part)]),
  );
}

/** The body of an answer as text, without tokens and passwords. */
export function redactText(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? JSON.stringify(redact(value)) : body.replace(TOKEN, REMOVED);
  } catch {
    return body.replace(TOKEN, REMOVED);
  }
}

/** Whoever knows the id of an audio request can decide it: it counts as a password. */
export const redactPath = (path: string): string =>
  path.replace(/^(\/contact\/audio-approval\/[^/]+\/)[^/]+/, '$1removed').replace(TOKEN, 'removed');
