import { readingTime } from '@/shared/lib/reading-time';
import { CopyButton } from '@/shared/ui/CopyButton';
import type { SeasonalScript } from '../seasonalScripts';
import type { Script } from '../studentScripts';
import { isOutOfDate, showIsoDay } from '../lib/dates';
import css from './ScriptCard.module.css';

interface ScriptCardProps {
  script: Script | SeasonalScript;
  /** YYYY-MM-DD. */
  today: string;
}

export function ScriptCard({ script, today }: ScriptCardProps) {
  const { id, title, seconds, medium, audience, paragraphs } = script;
  const reading = readingTime(paragraphs);
  const headingId = `${id}-title`;
  return (
    <article id={id} aria-labelledby={headingId} className={`card ${css.card}`}>
      <header className={css.head}>
        <div>
          <p className="hint">{'season' in script ? script.season : 'Student PSA'}</p>
          <h3 id={headingId}>{title}</h3>
        </div>
        <p className={css.length}>
          <span aria-hidden="true">{`:${seconds}`}</span>
          <span className="visually-hidden">{`${seconds} seconds`}</span>
        </p>
      </header>
      <dl className={css.facts}>
        <div>
          <dt>For</dt>
          <dd>{medium}</dd>
        </div>
        <div>
          <dt>Audience</dt>
          <dd>{audience}</dd>
        </div>
      </dl>
      {'useThrough' in script ? (
        <p className={css.through}>
          <span>
            For use through <time dateTime={script.useThrough}>{showIsoDay(script.useThrough)}</time>
          </span>
          {isOutOfDate(script, today) ? <strong className="chip">Out of date</strong> : null}
        </p>
      ) : null}
      <div className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <footer className={css.foot}>
        <p>{`${reading.words} words, reads in ${reading.seconds} sec.`}</p>
        <CopyButton text={paragraphs.join('\n\n')} label={`Copy the script “${title}”`} />
      </footer>
    </article>
  );
}
