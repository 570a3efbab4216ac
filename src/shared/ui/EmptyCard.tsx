import type { ReactNode } from 'react';
import css from './EmptyCard.module.css';

interface EmptyCardProps {
  heading?: string;
  children: ReactNode;
}

/** Takes the place of missing content, and says why it is missing. */
export function EmptyCard({ heading, children }: EmptyCardProps) {
  if (heading === undefined) return <p className={css.card}>{children}</p>;
  return (
    <section className={css.card}>
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  );
}
