import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/icon';
import css from './ExternalLink.module.css';

interface ExternalLinkProps {
  href: string;
  kind?: string;
  className?: string;
  children: ReactNode;
}

export function ExternalLink({ href, kind, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className={css.after}>
        {kind === undefined ? null : (
          <>
            {' '}
            <span className={css.kind}>{kind}</span>
          </>
        )}{' '}
        <Icon name="external" />
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
