import type { ReactNode } from 'react';
import css from './AttendanceScreen.module.css';

/** Stands where the grid would. */
export function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={css.message}>
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  );
}
