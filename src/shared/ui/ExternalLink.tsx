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

export function ExternalLink({ href, kind, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className={css.after}>
        {kind === undefined ? (
          <Icon name="external" />
        ) : (
          <>
            <span> </span>
            <span className={css.kind}>{kind}</span>
          </>
        )}
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
