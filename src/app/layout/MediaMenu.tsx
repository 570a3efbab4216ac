import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { selectIsMediaUser, signedOut } from '@/features/session';
import { paths } from '@/shared/routes';
import { NavMenu } from './NavMenu';
import css from './SiteHeader.module.css';

/** Logout replaces Login only for a signed-in user of role media. */
export function MediaMenu() {
  const isMediaUser = useSelector(selectIsMediaUser);
  const dispatch = useDispatch();
  const navigate = useNavigate();

  return (
    <NavMenu label="Media">
      <li>
        {isMediaUser ? (
          <button
            type="button"
            className={css.panelLink}
            onClick={() => {
              dispatch(signedOut());
              void navigate(paths.home);
            }}
          >
            Logout
          </button>
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
