import type { ReactNode } from 'react';
import { Link, useNavigate, type To } from 'react-router-dom';
import { buttonClass } from './Button';

interface BackLinkProps {
  to: To;
  /** How many history entries to go back to the same place; undefined if the user came from elsewhere. */
  steps: number | undefined;
  children: ReactNode;
}

/** Goes back in history where it can, because that restores the scroll position and a link does not. */
export function BackLink({ to, steps, children }: BackLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      className={buttonClass({ size: 'small' })}
      to={to}
      onClick={(event) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (isPlain && steps !== undefined && window.history.length > steps) {
          event.preventDefault();
          void navigate(-steps);
        }
      }}
    >
      {children}
    </Link>
  );
}
