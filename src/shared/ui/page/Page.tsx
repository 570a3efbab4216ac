import type { ReactNode } from 'react';
import css from './Page.module.css';

interface PageProps {
  /** The heading of the page and, before the portal's name, the title of the document. */
  title: string;
  /** What is seen of the heading, where less is enough: the whole title is read out. */
  shownTitle?: string;
  /** A line above the heading that says where one is. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Controls beside the heading. */
  actions?: ReactNode;
  /** `reading` keeps lines short for texts; `wide` is for lists; `grid` may be wider than the window. */
  width?: 'reading' | 'wide' | 'grid';
  children?: ReactNode;
}

/** The id by which a navigation finds the heading to focus. */
export const PAGE_HEADING_ID = 'page-heading';

/** The frame of every screen: document title, the one h1, and the column that the content stands in. */
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
          {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </>
  );
}
