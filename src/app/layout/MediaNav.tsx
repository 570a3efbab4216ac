import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectSessionIdentifier } from '@/features/session';
import { paths } from '@/shared/routes/paths';
import { DraftMark } from '@/shared/ui/DraftMark';
import { LogoutButton } from './LogoutButton';
import { MenuScrim } from './MenuScrim';
import css from './MediaNav.module.css';
import { OrganizationName } from './OrganizationName';
import { useClosingPopover } from './useClosingPopover';

const NAV_ID = 'media-menu';

type Form =
  | 'organization'
  | 'director'
  | 'assistant'
  | 'newAssistant'
  | 'assistantTable'
  | 'agreement'
  | 'attendance'
  | 'credentials';

interface Entry {
  to: string;
  label: string;
  forms?: readonly Form[];
  also?: readonly string[];
}

const entries: readonly Entry[] = [
  {
    to: paths.mediaChange,
    label: 'Media Home',
    forms: ['organization', 'director', 'assistant', 'newAssistant', 'assistantTable'],
    also: [paths.mediaUpdate, paths.primaryUpdate, paths.addAssistant],
  },
  { to: paths.publications, label: 'Publications' },
  { to: paths.schoolDirectory, label: 'School Directory' },
  { to: paths.agreement, label: 'Broadcast Agreements', forms: ['agreement'] },
  { to: paths.siteNotification, label: 'Site Notification', forms: ['attendance'] },
  { to: paths.credentialSelection, label: 'Request Yearly Credentials', forms: ['credentials'] },
  { to: paths.mediaListing, label: 'Media Listing' },
  { to: paths.psa, label: 'PSA' },
];

const isOpen = ({ to, also = [] }: Entry, pathname: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`) || also.includes(pathname);

export function MediaNav() {
  const identifier = useSelector(selectSessionIdentifier);
  const nav = useClosingPopover();
  const { pathname } = useLocation();

  return (
    <section className={css.inner} aria-label="Logged in">
      <OrganizationName identifier={identifier} />
      <button type="button" className={css.toggle} popoverTarget={NAV_ID}>
        Media menu
      </button>
      <nav id={NAV_ID} ref={nav} popover="auto" className={css.nav} aria-label="Media area">
        <div className={css.panelHead}>
          <button type="button" className={css.toggle} popoverTarget={NAV_ID} popoverTargetAction="hide">
            Close
          </button>
        </div>
        <ul className={css.list}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                className={css.link}
                {...(isOpen(entry, pathname) ? { 'aria-current': 'page' as const } : {})}
              >
                {entry.label}
              </Link>
              {entry.forms === undefined || identifier === null ? null : (
                <DraftMark owner={identifier} forms={entry.forms} short />
              )}
            </li>
          ))}
          <li>
            <LogoutButton className={css.link} />
          </li>
        </ul>
        <MenuScrim menuId={NAV_ID} />
      </nav>
    </section>
  );
}
