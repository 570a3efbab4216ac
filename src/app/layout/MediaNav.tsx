import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useGetOrganizationQuery } from '@/features/organization';
import { selectSessionIdentifier } from '@/features/session';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { showFullDay } from '@/shared/lib/calendar-dates/showDate';
import { paths } from '@/shared/routes/paths';
import { DraftMark } from '@/shared/ui/DraftMark';
import { Icon } from '@/shared/ui/Icon';
import { LogoutButton } from '../session/LogoutButton';
import drawer from './Drawer.module.css';
import css from './MediaNav.module.css';
import { MenuScrim, useClosingPopover } from './Drawer';
import nameCss from './OrganizationName.module.css';

const shapes: Readonly<Record<number, string>> = {
  // Newspaper
  2: 'M4 5h13v13a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2ZM17 9h4v9a2 2 0 0 1-4 0M7 9h7v4H7zM7 16.5h7',
  // Radio
  3: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3Zm-6 8a6 6 0 0 0 12 0m-6 6v4',
  // TV
  4: 'M3 5h18v12H3zM8 21h8',
  // Internet
  5: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z',
};

/** Shows the name of the signed-in organization and, in print, today's date. */
function OrganizationName({ identifier }: { identifier: string | null }) {
  const { data: organization } = useGetOrganizationQuery(identifier ?? skipToken);
  const name = organization?.OrganizationName ?? '';
  const shape = shapes[Number(organization?.TypeID)];
  return (
    <p className={nameCss.name}>
      {shape === undefined ? <Icon name="document" /> : <Icon shape={shape} />}
      <span>{name === '' ? 'Your organization' : name}</span>
      <small className={nameCss.date}>{showFullDay(today())}</small>
    </p>
  );
}

const NAV_ID = 'media-menu';

interface Entry {
  to: string;
  label: string;
  /** The forms whose unsubmitted drafts are marked at this entry. */
  forms?: readonly string[];
  /** Further pages on which this entry is marked as current. */
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
      <button type="button" className={`${css.toggle} screen-only`} popoverTarget={NAV_ID}>
        Media menu
      </button>
      <nav id={NAV_ID} ref={nav} popover="auto" className={`${drawer.nav} screen-only`} aria-label="Media area">
        <div className={css.panelHead}>
          <button
            type="button"
            className={`${css.toggle} screen-only`}
            popoverTarget={NAV_ID}
            popoverTargetAction="hide"
          >
            Close
          </button>
        </div>
        <ul className={css.list}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to} className={css.link} aria-current={isOpen(entry, pathname) ? 'page' : undefined}>
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
