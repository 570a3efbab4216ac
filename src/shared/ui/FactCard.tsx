import { useId, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary';
import css from './FactCard.module.css';

interface CardProps {
  heading: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Sheet({ children }: { children: ReactNode }) {
  return <div className={css.card}>{children}</div>;
}

export function Card({ heading, actions, children }: CardProps) {
  const headingId = useId();
  return (
    <section className={css.card} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId}>{heading}</h2>
        <PartBoundary>{actions}</PartBoundary>
      </div>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}

export function FactCard({ children, ...card }: CardProps) {
  return (
    <Card {...card}>
      <dl className={css.facts}>{children}</dl>
    </Card>
  );
}
