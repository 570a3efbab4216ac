import type { Difference } from './judgeEntry';

const secondsOf = (policy: string, name: string): number =>
  Number(new RegExp(`(?:^|[\\s,])${name}\\s*=\\s*"?(\\d+)`).exec(policy)?.[1] ?? 0);

const has = (policy: string, name: string): boolean => new RegExp(`(?:^|[\\s,])${name}(?:$|[\\s,])`).test(policy);

/** An answer to a signed-in read is its organization's own, and changes with every save. */
export function judgeCaching(headers: Headers): Difference[] {
  const policy = (headers.get('Cache-Control') ?? '').toLowerCase();
  if (has(policy, 'no-store') || has(policy, 'no-cache')) return [];
  const sent = `Cache-Control of this answer to a session is "${policy}" instead of "no-store"`;
  const lasts = secondsOf(policy, 'max-age') > 0;
  if (secondsOf(policy, 's-maxage') > 0 || (lasts && has(policy, 'public')))
    return [{ verdict: 'breaks', what: `${sent}: a cache on the way may show it to others` }];
  return lasts ? [{ verdict: 'copes', what: `${sent}: other programs may show old data after a save` }] : [];
}
