const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

// HTML's own e-mail pattern, with dots only between other signs, and at least one in the domain.
const pattern = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, 'i');

export function isEmail(value: string): boolean {
  return pattern.test(value);
}
