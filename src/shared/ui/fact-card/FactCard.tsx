import { useId, type ReactNode } from 'react';
import { PartBoundary } from '@/shared/ui/part-boundary';
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

interface FactProps {
  label: string;
  value: string;
  children?: ReactNode;
}

export function Fact({ label, value, children = value }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{value === '' ? <span className={css.none}>Not provided</span> : children}</dd>
    </div>
  );
}
