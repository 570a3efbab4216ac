import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** Who calls: an IPv4 address or IPv6 network. Ignores X-Forwarded-For entries that the caller could have forged. */
export function callerAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const near = socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(near);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const far = withoutPort((forwarded.at(-trustedProxies) ?? '').trim());
  return networkOf(isIP(far) === 0 ? near : far);
}

/** Removes the port that some proxies add: `203.0.113.7:50312`, `[2001:db8::1]:50312`. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** What counts as one caller: an IPv4 address or, in IPv6, a /64 network, which is usually one household. */
function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`;
}
