import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { selectIsMediaUser } from '@/features/session';
import { paths } from '@/shared/routes/paths';
import { athletic, gallery, nonAthletic, officials, schools, type SiteLink } from '@/shared/config/associationPages';
import { config } from '@/shared/config/config';
import { LogoutButton } from '../session/LogoutButton';
import { MenuScrim, useClosingPopover } from './Drawer';
import drawer from './Drawer.module.css';
import css from './SiteHeader.module.css';

/** A disclosure of plain links, not role=menu. As a native popover it works before any script has loaded. */
function NavMenu({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  const panel = useClosingPopover<HTMLDivElement>();

  return (
    <li>
      <button type="button" className={css.menuButton} popoverTarget={id}>
        <span>{label}</span>
        <svg className={css.chevron} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </button>
      <p className={css.groupTitle}>{label}</p>
      <div id={id} ref={panel} popover="auto" className={wide ? `${css.panel} ${css.wide}` : css.panel}>
        <ul className={`plain-list ${css.panelList}`}>{children}</ul>
      </div>
    </li>
  );
}

const LoginLink = ({ className }: { className: string | undefined }) => (
  <Link className={className} to={paths.login}>
    Login
  </Link>
);

const mediaPages = [
  { to: paths.home, label: 'General Information' },
  { to: paths.mediaListing, label: 'Media Listing' },
  { to: paths.psa, label: 'PSA' },
];

const siteLinks = (links: readonly SiteLink[], className: string | undefined) =>
  links.map(({ label, href }) => (
    <li key={label}>
      <a className={className} href={href}>
        {label}
      </a>
    </li>
  ));

const NAV_ID = 'site-menu';

/** Moves to the content without adding a history entry, which would lose the navigation state. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  const content = document.getElementById('content');
  content?.focus({ preventScroll: true });
  content?.scrollIntoView();
}

export function SiteHeader() {
  const nav = useClosingPopover();
  const isMediaUser = useSelector(selectIsMediaUser);

  return (
    <header className={`${css.header} screen-only`}>
      <a className={css.skip} href="#content" onClick={skipToContent}>
        Skip to content
      </a>
      <div className={css.bar}>
        <Link className={css.brand} to={paths.home}>
          <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <rect className={css.markGround} width="32" height="32" rx="7" />
            <path
              d="M7 22V10l9 8 9-8v12"
              fill="none"
              className={css.markLine}
              strokeWidth="3.2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span>
            <span className={css.brandName}>Media Portal</span>
            <span className={css.brandSub}>{config.association.shortName}</span>
          </span>
        </Link>
        {/* Shown even on the login page, so that the header is the same on every page. */}
        {isMediaUser ? null : <LoginLink className={css.login} />}
        <button type="button" className={css.toggle} popoverTarget={NAV_ID}>
          Menu
        </button>
        <nav id={NAV_ID} ref={nav} popover="auto" className={`${drawer.nav} ${css.nav}`} aria-label="Association">
          <ul className={`plain-list ${css.list}`}>
            <NavMenu label="Athletic" wide>
              {siteLinks(athletic, css.panelLink)}
            </NavMenu>
            <NavMenu label="Non-Athletic">{siteLinks(nonAthletic, css.panelLink)}</NavMenu>
            {siteLinks([schools, officials], css.link)}
            <NavMenu label="Media">
              <li>
                {isMediaUser ? <LogoutButton className={css.panelLink} /> : <LoginLink className={css.panelLink} />}
              </li>
              {mediaPages.map(({ to, label }) => (
                <li key={to}>
                  <Link className={css.panelLink} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </NavMenu>
            {siteLinks([gallery], css.link)}
          </ul>
          <MenuScrim menuId={NAV_ID} />
        </nav>
      </div>
    </header>
  );
}
