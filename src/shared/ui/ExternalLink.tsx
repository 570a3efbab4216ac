import type { ReactNode } from 'react';
import { Icon } from './Icon';
import css from './ExternalLink.module.css';

interface ExternalLinkProps {
  href: string;
  /** The kind of the linked document, such as "PDF". Replaces the icon of an external link, since one mark is enough. */
  kind?: string;
  className?: string;
  children: ReactNode;
}

/** What follows a link's words: the kind of the document, or the icon of an external link. */
export function LinkMark({ kind }: { kind?: string | undefined }) {
  return kind === undefined ? <Icon name="external" /> : <span className={css.kind}>{kind}</span>;
}

export function ExternalLink({ href, kind, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className={css.after}>
        {kind === undefined ? null : <span> </span>}
        <LinkMark kind={kind} />
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
