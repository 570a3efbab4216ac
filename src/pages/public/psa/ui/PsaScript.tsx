import { readingTime } from '@/shared/lib/reading-time';
import { CopyButton } from '@/shared/ui/CopyButton';
import { ScriptCard } from '@/shared/ui/ScriptCard';
import type { SeasonalScript } from '../seasonalScripts';
import type { Script } from '../studentScripts';
import { isOutOfDate, showIsoDay } from '../lib/dates';
import css from './PsaScript.module.css';

interface PsaScriptProps {
  script: Script | SeasonalScript;
  /** YYYY-MM-DD. */
  today: string;
}

export function PsaScript({ script, today }: PsaScriptProps) {
  const { id, title, seconds, medium, audience, paragraphs } = script;
  const reading = readingTime(paragraphs);
  return (
    <ScriptCard
      id={id}
      headingId={`${id}-title`}
      kind={'season' in script ? script.season : 'Student PSA'}
      title={title}
      level={3}
      facts={{ For: medium, Audience: audience }}
      corner={
        <p className={css.length}>
          <span aria-hidden="true">{`:${seconds}`}</span>
          <span className="visually-hidden">{`${seconds} seconds`}</span>
        </p>
      }
      note={
        'useThrough' in script ? (
          <p className={css.through}>
            <span>
              For use through <time dateTime={script.useThrough}>{showIsoDay(script.useThrough)}</time>
            </span>
            {isOutOfDate(script, today) ? <strong className="chip">Out of date</strong> : null}
          </p>
        ) : null
      }
      length={`${reading.words} words, reads in ${reading.seconds} sec.`}
      actions={<CopyButton text={paragraphs.join('\n\n')} label={`Copy the script “${title}”`} />}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </ScriptCard>
  );
}
