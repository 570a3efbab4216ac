import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { Page } from '@/shared/ui/page';
import css from './PsaFrame.module.css';

const parts = [
  { to: paths.psa, label: 'Scripts' },
  { to: paths.psaAudio, label: 'Audio samples' },
  { to: paths.psaVideo, label: 'Video samples' },
];

/** Heading and navigation of the three PSA pages. */
export function PsaFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page title={title} eyebrow="PSA" lead={lead}>
      <nav aria-label="PSA pages" className={css.parts}>
        <ul>
          {parts.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
}
