import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
import { paths } from '@/shared/routes/paths';
import { LogoutButton } from './LogoutButton';
import { NavMenu } from './NavMenu';
import css from './SiteHeader.module.css';

export function MediaMenu() {
  const isMediaUser = useSelector(selectIsMediaUser);

  return (
    <NavMenu label="Media">
      <li>
        {isMediaUser ? (
          <LogoutButton className={css.panelLink} />
        ) : (
          <Link className={css.panelLink} to={paths.login}>
            Login
          </Link>
        )}
      </li>
      <li>
        <Link className={css.panelLink} to={paths.home}>
          General Information
        </Link>
      </li>
      <li>
        <Link className={css.panelLink} to={paths.mediaListing}>
          Media Listing
        </Link>
      </li>
      <li>
        <Link className={css.panelLink} to={paths.psa}>
          PSA
        </Link>
      </li>
    </NavMenu>
  );
}
