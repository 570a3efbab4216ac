import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';
import { PageIndex } from '@/shared/ui/PageIndex';
import { seasonalScripts, type SeasonalScript } from './seasonalScripts';
import { eligibilityNote, studentScripts } from './studentScripts';
import { isOutOfDate, showIsoDay, useToday } from './lib/dates';
import { Posters } from './ui/Posters';
import { PsaFrame } from './ui/PsaFrame';
import css from './PsaPage.module.css';
import { PsaScript } from './ui/PsaScript';

const FALL = 'Fall scripts';

interface OutOfDateProps {
  /** At least one, in order of expiry. */
  scripts: readonly SeasonalScript[];
  today: string;
  /** The heading of the fall scripts, shown here if all of them are out of date. */
  heading?: string | undefined;
}

/** Collapsed scripts that are out of date; a link to one of them opens the list. */
function OutOfDate({ scripts, today, heading }: OutOfDateProps) {
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
    <section aria-label="Out of date" className={css.outOfDate}>
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
            : `${scripts.length} fall scripts are out of date; the last expired on ${last}. Please do not air them.`}
        </summary>
        <div className={css.scripts}>
          {scripts.map((script) => (
            <PsaScript key={script.id} script={script} today={today} />
          ))}
        </div>
      </details>
    </section>
  );
}

/** Shows usable scripts first: seasonal ones, then those without a date. */
export function PsaPage() {
  const today = useToday();
  const current = seasonalScripts.filter((script) => !isOutOfDate(script, today));
  const outdated = seasonalScripts.filter((script) => isOutOfDate(script, today));
  return (
    <PsaFrame
      title="Public Service Announcements"
      lead="Scripts, posters, and samples for stations, streams, and public-address booths. Use them free of charge, word for word, as often as you like."
    >
      <Posters />
      <PageIndex
        label="Scripts on this page"
        groups={[
          { heading: FALL, parts: current },
          { heading: 'Student PSAs', parts: studentScripts },
          { heading: `${outdated.length} out of date`, parts: outdated, isFolded: true },
        ].filter(({ parts }) => parts.length > 0)}
      >
        {current.length === 0 ? null : (
          <section aria-labelledby="fall" className={css.section}>
            <h2 id="fall">{FALL}</h2>
            <p className={css.intro}>
              Written to be read at about 150 words a minute. Please do not air a script after its use-through date.
            </p>
            {current.map((script) => (
              <PsaScript key={script.id} script={script} today={today} />
            ))}
          </section>
        )}
        <section aria-labelledby="student" className={css.section}>
          <h2 id="student">Student PSAs</h2>
          <p className={css.intro}>
            For student voices, any time during the school year. Record them at school or read them live.
          </p>
          <aside className={css.note} aria-labelledby="eligibility">
            <Alert tone="warning" isNote>
              <h3 id="eligibility">{eligibilityNote.heading}</h3>
              <p>{eligibilityNote.text}</p>
            </Alert>
          </aside>
          {studentScripts.map((script) => (
            <PsaScript key={script.id} script={script} today={today} />
          ))}
        </section>
        {outdated.length === 0 ? null : (
          <OutOfDate scripts={outdated} today={today} heading={current.length === 0 ? FALL : undefined} />
        )}
      </PageIndex>
    </PsaFrame>
  );
}
