import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
import { paths } from '@/shared/routes/paths';
import css from './SiteHeader.module.css';

/** Also on the login page itself, so that nothing in the header moves there. */
export function LoginLink() {
  const isMediaUser = useSelector(selectIsMediaUser);
  if (isMediaUser) return null;
  return (
    <Link className={css.login} to={paths.login}>
      Login
    </Link>
  );
}
