import type { ReactNode } from 'react';
import { PAGE_HEADING_ID } from '@/shared/lib/focus';
import css from './Page.module.css';

interface PageProps {
  title: string;
  /** Replaces the visible heading; screen readers get the full title. */
  shownTitle?: string;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** `reading` keeps lines short; `grid` may be wider than the window. */
  width?: 'reading' | 'wide' | 'grid';
  children?: ReactNode;
}

export function Page({ title, shownTitle = title, eyebrow, lead, actions, width = 'wide', children }: PageProps) {
  return (
    <>
      <title>{`${title} – Media Portal`}</title>
      <div className={css.page} data-width={width}>
        <div className={css.head}>
          <div className={css.heading}>
            {eyebrow === undefined ? null : <p className={css.eyebrow}>{eyebrow}</p>}
            <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
              {shownTitle === title ? (
                title
              ) : (
                <>
                  <span aria-hidden="true">{shownTitle}</span>
                  <span className="visually-hidden">{title}</span>
                </>
              )}
            </h1>
            {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
          </div>
          {actions === undefined ? null : <div className="toolbar screen-only">{actions}</div>}
        </div>
        {children}
      </div>
    </>
  );
}
