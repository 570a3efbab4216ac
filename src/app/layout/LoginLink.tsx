import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
import { paths } from '@/shared/routes';
import css from './SiteHeader.module.css';

export function LoginLink() {
  const isMediaUser = useSelector(selectIsMediaUser);
  const { pathname } = useLocation();
  if (isMediaUser || pathname === paths.login) return null;
  return (
    <Link className={css.login} to={paths.login}>
      Login
    </Link>
  );
}
