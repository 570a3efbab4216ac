import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Alert } from './Alert';
import { noticeDismissed, selectNotices } from './noticesSlice';
import css from './Notices.module.css';

/** Makes a notice as wide as the page below it; a sticky one stays in sight. */
export function NoticeFrame({ isSticky, children }: { isSticky?: true; children: ReactNode }) {
  return (
    <div className={css.notices} data-sticky={isSticky}>
      {children}
    </div>
  );
}

export function Notices() {
  const notices = useSelector(selectNotices).filter(({ isInPage }) => !isInPage);
  const dispatch = useDispatch();
  if (notices.length === 0) return null;

  return (
    <NoticeFrame>
      {notices.map(({ id, tone, text, link }) => (
        <Alert
          key={id}
          tone={tone}
          action={link === undefined ? null : <Link to={link.to}>{link.label}</Link>}
          onDismiss={() => dispatch(noticeDismissed(id))}
        >
          {text}
        </Alert>
      ))}
    </NoticeFrame>
  );
}
