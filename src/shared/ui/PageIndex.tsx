import type { ReactNode } from 'react';
import { useViewState } from '@/shared/lib/view-state';
import css from './PageIndex.module.css';

interface PageIndexProps {
  label: string;
  groups: readonly {
    heading: string;
    parts: readonly { id: string; title: string; seconds: number }[];
    isFolded?: boolean;
  }[];
  /** The texts. On a wide screen, the index beside them stays in sight while the page scrolls. */
  children: ReactNode;
}

/** Links to the texts on a long page, each with its length in seconds. */
export function PageIndex({ label, groups, children }: PageIndexProps) {
  const [isOpen, setIsOpen] = useViewState('pageIndex/isOpen', false);
  return (
    <div className={css.columns}>
      <nav aria-label={label} className={`${css.index} screen-only`}>
        {groups.map(({ heading, parts, isFolded = false }) => {
          const list = (
            <ul className={`plain-list ${css.list}`}>
              {parts.map(({ id, title, seconds }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span>{title}</span>
                    <span className={css.length}>{`${seconds} sec.`}</span>
                  </a>
                </li>
              ))}
            </ul>
          );
          return isFolded ? (
            <details
              key={heading}
              open={isOpen}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open !== isOpen) setIsOpen(currentTarget.open);
              }}
            >
              <summary>{heading}</summary>
              {list}
            </details>
          ) : (
            <div key={heading}>
              <p className={css.heading}>{heading}</p>
              {list}
            </div>
          );
        })}
      </nav>
      <div>{children}</div>
    </div>
  );
}
