/** The decoded parameters of a path, `malformed` if it cannot be decoded, or undefined if it does not match. */
export type PathMatch = Readonly<Record<string, string>> | 'malformed' | undefined;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param template `/org/name/{name}`; one trailing slash is accepted */
export function compilePath(template: string): (path: string) => PathMatch {
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const texts = template.split(/\{\w+\}/).map(literal);
  const pattern = new RegExp(`^${texts.join('([^/]+)')}/?$`);
  return (path) => {
    const values = pattern.exec(path)?.slice(1);
    if (values === undefined) return undefined;
    try {
      return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
    } catch {
      return 'malformed';
    }
  };
}

/** @param base a path (`/mediareact/api`, on any origin) or an absolute address */
export function pathBelow(base: string, address: string): string | undefined {
  const url = new URL(address);
  const wanted = base.startsWith('/') ? new URL(base, url) : new URL(base);
  const prefix = wanted.pathname.replace(/\/+$/, '');
  const isBelow = url.origin === wanted.origin && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`));
  return isBelow ? url.pathname.slice(prefix.length) : undefined;
}
