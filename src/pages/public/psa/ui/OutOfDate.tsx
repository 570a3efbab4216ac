import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewState } from '@/shared/lib/view-state';
import type { SeasonalScript } from '../script';
import { showIsoDay } from '../lib/dates';
import css from './OutOfDate.module.css';
import { ScriptCard } from './ScriptCard';

interface OutOfDateProps {
  /** At least one, in order of expiry. */
  scripts: readonly SeasonalScript[];
  today: string;
  /** For when no fall script is usable: the section keeps their heading. */
  heading?: string | undefined;
}

/** Collapsed; a link to one of the scripts opens it. */
export function OutOfDate({ scripts, today, heading }: OutOfDateProps) {
  const [isOpen, setIsOpen] = useViewState('psa/outOfDate', false);
  const { hash } = useLocation();
  const isLinked = scripts.some(({ id }) => `#${id}` === hash);
  useEffect(() => {
    if (isLinked) setIsOpen(true);
  }, [isLinked, hash, setIsOpen]);
  useEffect(() => {
    if (isLinked && isOpen) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLinked, isOpen, hash]);

  const last = showIsoDay(scripts.at(-1)?.useThrough ?? '');
  return (
    <section aria-label="Out of date" className={css.section}>
      {heading === undefined ? null : <h2 id="fall">{heading}</h2>}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) setIsOpen(currentTarget.open);
        }}
      >
        <summary className={css.line}>
          {scripts.length === 1
            ? `1 fall script is out of date; it expired on ${last}. Please do not air it.`
            : `${String(scripts.length)} fall scripts are out of date; the last expired on ${last}. Please do not air them.`}
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
