import { safeHref } from '@/shared/lib/safe-links';
import css from './DataLink.module.css';

/** A link whose URL comes from data; plain text unless the URL is safe to follow (SEC-3). */
export function DataLink({ value, className }: { value: string; className?: string | undefined }) {
  const href = safeHref(value);
  const linkClass = [css.link, className].filter(Boolean).join(' ');
  if (href === undefined) return <span className={linkClass}>{value}</span>;
  const away = href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' };
  return (
    <a href={href} className={linkClass} {...away}>
      {value}
    </a>
  );
}
