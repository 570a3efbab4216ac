import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Who calls, as attempts are counted. Behind trusted proxies it is the address that the outermost of them saw; whatever a
 * caller writes further left into X-Forwarded-For is not looked at.
 */
export function callerAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const near = socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return unit(near);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const far = withoutPort((forwarded.at(-trustedProxies) ?? '').trim());
  return unit(isIP(far) === 0 ? near : far);
}

/** Some proxies write the port as well: `203.0.113.7:50312`, `[2001:db8::1]:50312`. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** An IPv4 address, or the network of 64 bits that is one household's or office's in IPv6. */
function unit(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`;
}
