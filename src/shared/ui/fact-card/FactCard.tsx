import { useId, type ReactNode } from 'react';
import { PartBoundary } from '@/shared/ui/part-boundary';
import css from './FactCard.module.css';

interface CardProps {
  heading: string;
  /** Controls beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card before anybody knows what stands on it. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={css.card}>{children}</div>;
}

/** A part of a page under a heading of its own. */
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

/** A card of labelled facts: its children are `Fact`s. */
export function FactCard({ children, ...card }: CardProps) {
  return (
    <Card {...card}>
      <dl className={css.facts}>{children}</dl>
    </Card>
  );
}
