import type { ReactNode } from 'react';
import css from './ScriptCard.module.css';

interface ScriptCardProps {
  id: string;
  /** The heading's id, for links to the script. */
  headingId: string;
  /** What kind of script it is, above its title. */
  kind: string;
  title: string;
  /** The heading level of the title. */
  level: 2 | 3;
  facts: Readonly<Record<string, string>>;
  /** Shown at the other end of the title's line. */
  corner?: ReactNode;
  /** Between the facts and the text. */
  note?: ReactNode;
  /** Below the text: how long it is. */
  length: string;
  /** Below the text: what can be done with it. */
  actions: ReactNode;
  children: ReactNode;
}

/** A text to read on the air or over the loudspeakers. */
export function ScriptCard(props: ScriptCardProps) {
  const { id, headingId, kind, title, level, facts, corner, note, length, actions, children } = props;
  const Heading = `h${level}` as const;
  return (
    <article id={id} aria-labelledby={headingId} className={`card ${css.card}`}>
      <header className={css.head}>
        <div>
          <p className="hint">{kind}</p>
          <Heading id={headingId} className={css.title}>
            {title}
          </Heading>
        </div>
        {corner}
      </header>
      <dl className={css.facts}>
        {Object.entries(facts).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note}
      <div className={css.text}>{children}</div>
      <footer className={css.foot}>
        <p>{length}</p>
        <div className="toolbar">{actions}</div>
      </footer>
    </article>
  );
}
