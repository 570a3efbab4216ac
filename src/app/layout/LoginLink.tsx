import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
import { paths } from '@/shared/routes';
import css from './SiteHeader.module.css';

/** Also on the login page itself, so that nothing in the header moves there. */
export function LoginLink() {
  const isMediaUser = useSelector(selectIsMediaUser);
  const { pathname } = useLocation();
  if (isMediaUser) return null;
  return (
    <Link className={css.login} to={paths.login} {...(pathname === paths.login ? { 'aria-current': 'page' } : {})}>
      Login
    </Link>
  );
}
