import { useId, type ReactNode } from 'react';
import { DataLink } from './DataLink';
import { PartBoundary } from './PartBoundary';
import css from './FactCard.module.css';

interface CardProps {
  heading: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Card({ heading, actions, children }: CardProps) {
  const headingId = useId();
  return (
    <section className={css.card} aria-labelledby={headingId}>
      <div className="row">
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
      <dl>{children}</dl>
    </Card>
  );
}

export function Fact({ label, value, children = value }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{value === '' ? <span className="quiet">Not provided</span> : children}</dd>
    </div>
  );
}

export function LinkFact({ label, value }: { label: string; value: string }) {
  return (
    <Fact label={label} value={value}>
      <DataLink value={value} />
    </Fact>
  );
}

export interface RecordedFact {
  label: string;
  /** '' if it is not on record. */
  value: string;
  /** Shown instead of the plain value. */
  shown?: ReactNode;
}

export const shownFact = ({ label, value, shown }: RecordedFact) => (
  <Fact key={label} label={label} value={value}>
    {shown}
  </Fact>
);

interface RecordCardProps {
  heading: string;
  facts: readonly RecordedFact[];
  /** The text to show if no fact is on record. */
  none: string;
}

/** A card of the facts that are on record; leaves the others out. */
export function RecordCard({ heading, facts, none }: RecordCardProps) {
  const known = facts.filter(({ value }) => value !== '');
  return (
    <Card heading={heading}>
      {known.length === 0 ? <p className="quiet">{none}</p> : <dl>{known.map(shownFact)}</dl>}
    </Card>
  );
}
