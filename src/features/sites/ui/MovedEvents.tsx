import { useDispatch } from 'react-redux';
import { focusAfter } from '@/shared/lib/focus';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import { ShowMore } from '@/shared/ui/ShowMore';
import { useFirstFew } from '@/shared/ui/useFirstFew';
import { downloadSitesCalendar, eventTitle, type BoardRow } from '../model/seasonBoard';
import { moveNoted, useMoved } from '../model/seenSlice';
import { showSiteDates, siteName } from '../model/siteTexts';
import css from './MovedEvents.module.css';

/** How many events are shown at first; a button shows the rest. */
const FEW = 3;

interface MovedEventsProps {
  owner: string;
  /** The sites to check. Those that have moved and that someone attends go into the calendar file. */
  rows: readonly Pick<BoardRow, 'activity' | 'activityId' | 'isOpen' | 'site' | 'people'>[];
}

/** Lists events whose dates or site changed since this browser last saw them, until the user clicks "Got it" (ATT-23). */
export function MovedEvents({ owner, rows }: MovedEventsProps) {
  const dispatch = useDispatch();
  const movedWords = useMoved(owner);
  const moved = rows.flatMap((row) => {
    const words = movedWords(row.site);
    return words === undefined ? [] : [{ ...row, words }];
  });
  const { list, shown, more } = useFirstFew('sites/allMoved', moved, FEW);
  if (moved.length === 0) return null;
  const attended = moved.filter(({ people }) => people.length > 0);
  return (
    <Alert tone="warning">
      <ul ref={list} className="plain-list">
        {shown.map((row) => (
          <li key={row.site.ID} tabIndex={-1}>
            <strong>{eventTitle(row)}</strong>
            <span>{` is now ${showSiteDates(row.site)}, ${siteName(row.site)}: ${row.words}`}</span>
          </li>
        ))}
      </ul>
      <p className={css.actions}>
        <ShowMore {...more} />
        {attended.length === 0 ? null : (
          <DownloadButton download={() => downloadSitesCalendar(attended, owner)}>Update calendar</DownloadButton>
        )}
        <Button
          size="small"
          onClick={(event) => {
            const siteIds = moved.map(({ site }) => site.ID);
            focusAfter(event, () => dispatch(moveNoted({ owner, siteIds })));
          }}
        >
          Got it
        </Button>
      </p>
    </Alert>
  );
}

/** Shows the old values of an event that has moved, and nothing for one that has not. */
export function MovedMark({ words }: { words: string | undefined }) {
  return words === undefined || words === '' ? null : <span className="soon">{words}</span>;
}
