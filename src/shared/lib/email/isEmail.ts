const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

// The pattern of HTML's own e-mail field, with at least one dot in the domain.
const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');

export function isEmail(value: string): boolean {
  return pattern.test(value);
}
