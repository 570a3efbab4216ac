import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SeasonalScript } from '../config/script';
import { showIsoDay } from '../lib/isoDay';
import css from './OutOfDate.module.css';
import { ScriptCard } from './ScriptCard';

interface OutOfDateProps {
  /** At least one, in the order in which they expired. */
  scripts: readonly SeasonalScript[];
  today: string;
}

/** The scripts whose last day is over, folded. A link to one of them opens the fold. */
export function OutOfDate({ scripts, today }: OutOfDateProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  const isAskedFor = scripts.some(({ id }) => `#${id}` === hash);
  useEffect(() => {
    if (!isAskedFor || fold.current === null) return;
    fold.current.open = true;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isAskedFor, hash]);

  const last = showIsoDay(scripts.at(-1)?.useThrough ?? '');
  return (
    <section aria-label="Out of date" className={css.section}>
      <details ref={fold}>
        <summary className={css.line}>
          {scripts.length === 1
            ? `1 fall script is out of date; it expired on ${last}. Please do not air it.`
            : `${String(scripts.length)} fall scripts are out of date; the last one expired on ${last}. Please do not air them.`}
        </summary>
        <div className={css.scripts}>
          {scripts.map((script) => (
            <ScriptCard key={script.id} script={script} today={today} />
          ))}
        </div>
      </details>
    </section>
  );
}
