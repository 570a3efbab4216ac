import { safeHref } from '@/shared/lib/safe-links';

/** A web site or e-mail address that stands in data: a link where it is harmless, otherwise its text (SEC-3). */
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
