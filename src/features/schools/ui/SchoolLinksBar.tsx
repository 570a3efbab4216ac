import { NavLink } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { useWayBack } from '../model/useWayBack';
import css from './SchoolLinksBar.module.css';

const pages = [
  { label: 'Contact Information', to: paths.school },
  { label: 'Administration', to: paths.schoolAdmin },
  { label: 'Coaches and Sponsors', to: paths.schoolCoaches },
  { label: 'Superintendent', to: paths.schoolSuper },
];

/** The four pages of a school. */
export function SchoolLinksBar({ id }: { id: string }) {
  const { linkState } = useWayBack();
  return (
    <nav aria-label="School pages" className={css.bar}>
      <ul>
        {pages.map(({ label, to }) => (
          <li key={label}>
            <NavLink to={to(id)} end state={linkState}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
