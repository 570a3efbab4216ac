import { REMOVED } from '../../mocks/replay/recording';

const SECRET = /^(?:token|password|authorization|access_token|refresh_token)$/i;
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(TOKEN, REMOVED);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRET.test(name) ? REMOVED : redact(part)]),
  );
}

export function redactText(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? JSON.stringify(redact(value)) : body.replace(TOKEN, REMOVED);
  } catch {
    return body.replace(TOKEN, REMOVED);
  }
}

/** Anyone who knows the id of an audio request can decide it. */
export const redactPath = (path: string): string =>
  path.replace(/^(\/contact\/audio-approval\/[^/]+\/)[^/]+/, '$1removed').replace(TOKEN, 'removed');
