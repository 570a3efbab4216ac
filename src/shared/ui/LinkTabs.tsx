import { Link, useLocation } from 'react-router-dom';
import css from './LinkTabs.module.css';

interface LinkTabsProps {
  label: string;
  links: readonly { to: string; label: string }[];
  state?: unknown;
  className: string | undefined;
}

export function LinkTabs({ label, links, state, className }: LinkTabsProps) {
  const { pathname, ...location } = useLocation();
  // Keeps the state in a link to the current page, because that link replaces the page's history entry.
  const here: unknown = location.state;
  return (
    <nav aria-label={label} className={[css.tabs, className].join(' ')}>
      <ul className="plain-list">
        {links.map((link) => {
          const isHere = link.to === pathname;
          return (
            <li key={link.to}>
              <Link to={link.to} state={isHere ? here : state} aria-current={isHere ? 'page' : undefined}>
                {link.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
