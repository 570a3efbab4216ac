import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useGetOrganizationQuery, type OrganizationSave } from '@/features/organization';
import { selectSessionIdentifier } from '@/features/session';
import type { AddAssistantSave, ContactSave } from '@/features/staff';
import { paths } from '@/shared/routes';
import { DraftMark } from '@/shared/ui/draft-mark';
import { Icon, type IconName } from '@/shared/ui/icon';
import { LogoutButton } from './LogoutButton';
import { MenuScrim } from './MenuScrim';
import css from './MediaNav.module.css';
import { useClosingPopover } from './useClosingPopover';

const NAV_ID = 'media-menu';

const iconOfType: Readonly<Record<number, IconName>> = { 2: 'newspaper', 3: 'microphone', 4: 'screen', 5: 'globe' };

type Form =
  | (OrganizationSave | ContactSave | AddAssistantSave)['kind']
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

const printedDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

const isOpen = ({ to, also = [] }: Entry, pathname: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`) || also.includes(pathname);

export function MediaNav() {
  const identifier = useSelector(selectSessionIdentifier);
  const { data: organization } = useGetOrganizationQuery(identifier ?? skipToken);
  const name = organization?.OrganizationName ?? '';
  const nav = useClosingPopover();
  const { pathname } = useLocation();

  return (
    <div className={css.inner} data-area="media">
      <p className={css.organization}>
        <Icon name={iconOfType[Number(organization?.TypeID)] ?? 'document'} />
        <span>{name === '' ? 'Your organization' : name}</span>
        <time className={css.printed}>{printedDate.format()}</time>
      </p>
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
    </div>
  );
}
