import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';
import { useGetOrganizationQuery } from '@/features/organization';
import { selectSessionIdentifier } from '@/features/session';
import { paths } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';
import { closePopover } from './closePopover';
import { LogoutButton } from './LogoutButton';
import css from './MediaNav.module.css';

const NAV_ID = 'media-menu';

const links = [
  { to: paths.mediaChange, label: 'Media Home' },
  { to: paths.publications, label: 'Publications' },
  { to: paths.schoolDirectory, label: 'School Directory' },
  { to: paths.agreement, label: 'Broadcast Agreements' },
  { to: paths.siteNotification, label: 'Site Notification' },
  { to: paths.credentialSelection, label: 'Request Yearly Credentials' },
  { to: paths.mediaListing, label: 'Media Listing' },
  { to: paths.psa, label: 'PSA' },
] as const;

/** The navigation of the media area, under the name of the organization that is signed in. */
export function MediaNav() {
  const identifier = useSelector(selectSessionIdentifier);
  const { data: organization } = useGetOrganizationQuery(identifier ?? skipToken);
  const name = organization?.OrganizationName ?? '';
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    closePopover(nav.current);
  }, [key]);

  return (
    <div className={css.bar}>
      <div className={css.inner}>
        <p className={css.organization}>
          <Icon name="microphone" />
          {name === '' ? 'Your organization' : name}
        </p>
        <button type="button" className={css.toggle} popoverTarget={NAV_ID}>
          Media menu
        </button>
        <nav id={NAV_ID} ref={nav} popover="auto" className={css.nav} aria-label="Media area">
          <ul className={css.list}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={css.link ?? ''}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <LogoutButton className={css.link} />
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
