import { NavLink, useLocation } from 'react-router-dom';
import css from './LinkTabs.module.css';

interface LinkTabsProps {
  /** What the navigation is called; read out, not shown. */
  label: string;
  links: readonly { to: string; label: string }[];
  /** Given along with every link. */
  state?: unknown;
  /** For the distance to what follows, and for what becomes of links that do not fit into one line. */
  className: string | undefined;
}

/** Links between the pages that belong together, drawn as tabs. */
export function LinkTabs({ label, links, state, className }: LinkTabsProps) {
  const { pathname, ...location } = useLocation();
  // A link to the page itself takes its place in history, and is no step further.
  const here: unknown = location.state;
  return (
    <nav aria-label={label} className={[css.tabs, className].join(' ')}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end state={link.to === pathname ? here : state}>
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
