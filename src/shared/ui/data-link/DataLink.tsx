import { safeHref } from '@/shared/lib/safe-links';

/** SEC-3. */
export function DataLink({ value, className }: { value: string; className?: string | undefined }) {
  const href = safeHref(value);
  if (href === undefined) return <span className={className}>{value}</span>;
  const away = href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' };
  return (
    <a href={href} className={className} {...away}>
      {value}
    </a>
  );
}
