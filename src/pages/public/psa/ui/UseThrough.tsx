import type { SeasonalScript } from '../config/script';
import { isOutOfDate } from '../lib/isOutOfDate';
import { showIsoDay } from '../lib/isoDay';
import css from './UseThrough.module.css';

/** The last day of a script, marked once it is over. */
export function UseThrough({ script, today }: { script: SeasonalScript; today: string }) {
  const { useThrough } = script;
  return (
    <p className={css.through}>
      <span>
        For use through <time dateTime={useThrough}>{showIsoDay(useThrough)}</time>
      </span>
      {isOutOfDate(script, today) ? <strong className={css.mark}>Out of date</strong> : null}
    </p>
  );
}
