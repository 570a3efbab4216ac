import type { ReactNode } from 'react';

/** Takes the place of missing content, and says why it is missing. */
export function EmptyCard({ heading, children }: { heading?: string; children: ReactNode }) {
  if (heading === undefined) return <p className="card empty">{children}</p>;
  return (
    <section className="card empty">
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  );
}
