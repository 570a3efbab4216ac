import { Fragment, memo } from 'react';
import { showSiteDates, siteName, type TournamentSite } from '@/features/sites';
import type { Line } from '../model/gridLines';
import css from './LineHeading.module.css';

/** A date stays in one line, and so does the class's last word with what follows it. */
function SiteFacts({ site }: { site: TournamentSite }) {
  const lastWord = site.Class.lastIndexOf(' ') + 1;
  return (
    <span className={css.facts}>
      {site.Class === '' ? null : (
        <>
          <span>{` ${site.Class.slice(0, lastWord)}`}</span>
          <span className={css.piece}>{`${site.Class.slice(lastWord)} ·`}</span>
        </>
      )}
      {showSiteDates(site)
        .split(' – ')
        .map((date, index) => (
          <Fragment key={date}>
            <span>{index === 0 ? ' ' : ' – '}</span>
            <span className={css.piece}>{date}</span>
          </Fragment>
        ))}
    </span>
  );
}

interface LineHeadingProps {
  line: Line;
  scope: 'row' | 'col';
  /** The site's deadline has passed while others are open. */
  isLate: boolean;
  /** Every box of the column is checked. */
  isFull?: boolean;
  /** Toggles the whole column. A row is short enough for Shift+click. */
  onChoose?: (id: number, attending: boolean) => void;
}

export const LineHeading = memo(function LineHeading(props: LineHeadingProps) {
  const { line, scope, isLate, isFull = false, onChoose } = props;
  const { id, name, site } = line;
  const shownName = site === undefined ? name : siteName(site);
  const others = site === undefined ? 'sites' : 'staff';
  return (
    <th scope={scope}>
      <span className={css.line}>
        <span className={css.text}>
          <span className={css.name} title={shownName}>
            {shownName}
          </span>
          {site === undefined ? null : <SiteFacts site={site} />}
          {isLate ? <span className={css.late}> Deadline passed</span> : null}
        </span>{' '}
        {onChoose === undefined ? null : (
          <button
            type="button"
            className={css.whole}
            aria-label={isFull ? `Clear all ${others} for ${name}` : `All ${others} for ${name}`}
            onClick={() => {
              onChoose(id, !isFull);
            }}
          >
            {isFull ? 'Clear' : 'All'}
          </button>
        )}
      </span>
    </th>
  );
});
