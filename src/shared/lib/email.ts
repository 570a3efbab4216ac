const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

// The HTML standard's pattern, but the domain must contain a dot.
const pattern = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, 'i');

export function isEmail(value: string): boolean {
  return pattern.test(value);
}
