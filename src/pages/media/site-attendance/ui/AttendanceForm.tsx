import { useDeferredValue, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  MovedEvents,
  seasonBoard,
  siteName,
  siteNames,
  unplacedCount,
  UnplacedNote,
  withEditsApplied,
  type TournamentSite,
} from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { useNavigateHere } from '@/shared/lib/navigation';
import { otherTabChanged } from '@/shared/lib/once-at-a-time';
import { useViewState } from '@/shared/lib/view-state';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/ui/Alert';
import { noticeShown, selectNotices } from '@/shared/ui/noticesSlice';
import { personLines, siteLines, useGridRows, useIsOneLine } from '../model/grid';
import type { GridData } from '../model/useAttendanceData';
import { useAttendanceEdits } from '../model/useAttendanceEdits';
import { clashesHere, isPastDeadline, useAttendanceSummary, useSeason } from '../model/useAttendanceSummary';
import { ActionBar } from './ActionBar';
import css from './AttendanceForm.module.css';
import { AttendanceGrid } from './AttendanceGrid';
import { AttendanceSaved } from './AttendanceSaved';
import { ChangeReview } from './ChangeReview';
import { ClashNotes } from './ClashNotes';
import { OneLine } from './OneLine';
import { describeCopy, sameCrew, SameCrew, type Crew } from './SameCrew';
import { SiteFacts } from './SiteFacts';

export function AttendanceForm(data: GridData) {
  const { identifier, activities, activityId, activityName, sites, siteIds, people, personIds, saved } = data;
  const dispatch = useDispatch();
  const notice = useSelector(selectNotices).find(({ isInPage }) => isInPage);
  const navigateHere = useNavigateHere();
  const names = useMemo(() => siteNames(sites), [sites]);
  const season = useSeason(identifier, activityId, saved, people);

  const savedText = `Your site selections have been saved: ${activityName}.`;
  const openNext = (): void => {
    if (season.next === undefined) return;
    const pathname = paths.siteAttendance(season.next.activity.ActivityID);
    if (navigateHere(pathname)) dispatch(noticeShown({ tone: 'success', text: savedText, pathname, isInPage: true }));
  };
  const editing = useAttendanceEdits(data, savedText);
  const { selectEdits, latestEdits, change, isFromOtherTab, isSubmitting, isSaved, sent, sentAt } = editing;
  const summary = useAttendanceSummary(data, selectEdits, season);
  const { chosen, changes, clashes, clashing, busy, late, closed } = summary;

  // Deferred, so that the button responds in the next frame: swapping the rows of a large grid takes several frames.
  const rows = useDeferredValue(useGridRows(people.length, sites.length).rows);
  const isOneLine = useIsOneLine();
  const personRows = useMemo(() => personLines(people), [people]);
  const siteRows = useMemo(() => siteLines(sites, names, closed), [sites, names, closed]);
  const grid = {
    rows,
    people: personRows,
    sites: siteRows,
    saved,
    selectEdits,
    clashing,
    busy,
    late,
    closed,
    onChange: change,
  };

  const attended = useMemo(
    () => seasonBoard({ activities, sites: [{ activityId, sites }], attendance: saved, people, today: today() }).rows,
    [activities, activityId, sites, saved, people],
  );
  const unattended = sites.filter(({ ID }) => !attended.some(({ site }) => site.ID === ID));
  const nameOf = (site: TournamentSite): string => {
    const activity = names.has(site.ID) ? activityName : season.activityOf.get(site.ID);
    const name = names.get(site.ID) ?? siteName(site);
    return activity === undefined ? name : `${name} (${activity})`;
  };

  const [copied, setCopied] = useViewState('attendance/copied', '');
  const undo = (): void => {
    setCopied('');
    editing.undo();
  };
  const discardAll = (): void => {
    setCopied('');
    editing.remove();
  };
  const copy = ({ name, sites: from }: Crew): void => {
    const crew = sameCrew({ from, sites, people, saved, chosen: withEditsApplied(saved, latestEdits()) });
    if (crew.changes.length > 0) change(crew.changes);
    setCopied(describeCopy(name, crew));
  };

  return (
    <>
      <div className={css.moved}>
        <MovedEvents
          owner={identifier}
          rows={[
            ...attended,
            ...unattended.map((site) => ({ activity: activityName, activityId, isOpen: true, site, people: [] })),
          ]}
        />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys that bubble up */}
      <div
        className={css.form}
        data-rows={rows}
        onKeyDown={(event) => {
          const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
          if (!isUndo || isSubmitting) return;
          event.preventDefault();
          undo();
        }}
      >
        {isOneLine ? <OneLine {...grid} chosen={chosen} /> : <AttendanceGrid key={rows} {...grid} />}
        <div className={css.aside}>
          {isFromOtherTab ? <Alert tone="info">{otherTabChanged('this grid')}</Alert> : null}
          <UnplacedNote count={unplacedCount(saved, { siteIds, personIds, isWholeSeason: false })} />
          {season.incomplete ? (
            <Alert tone="info">
              We couldn’t load the sites of some other activities, so conflicts with them aren’t shown here.
            </Alert>
          ) : null}
          <ChangeReview
            changes={changes}
            names={names}
            people={people}
            onDiscard={isSubmitting ? undefined : discardAll}
          />
          <SiteFacts sites={siteRows} />
          <p className="hint">A dot marks a person who is booked elsewhere that day.</p>
          <p id="grid-keys" className={`hint screen-only ${css.keys}`}>
            Keyboard: arrow keys, Home, and End move between checkboxes; Shift with an arrow key selects several; Space
            toggles them; Ctrl+Z undoes the last change; Escape moves to Submit. Mouse: Shift+click toggles every
            checkbox since the last one.
          </p>
        </div>
        {isSaved ? (
          // Takes the place of the action bar until something is changed again.
          <AttendanceSaved
            {...data}
            unreadable={data.unreadable + data.unreadableStaff}
            at={sentAt}
            next={season.next}
            clashes={clashesHere(sites, people, saved, season)}
            late={sites
              .filter((site) => site.ID in sent && isPastDeadline(site, sentAt))
              .map(({ ID }) => names.get(ID) ?? '')}
            rows={attended}
          />
        ) : (
          <ActionBar
            summary={summary}
            editing={editing}
            unreadable={data.unreadable}
            nextName={season.next?.name}
            onOpenNext={openNext}
            onUndo={undo}
            told={copied === '' ? (notice?.text ?? '') : copied}
            tools={
              <SameCrew
                others={season.others}
                saved={saved}
                people={people}
                isDisabled={isSubmitting}
                onChoose={copy}
              />
            }
          >
            <ClashNotes clashes={clashes} people={people} nameOf={nameOf} />
          </ActionBar>
        )}
      </div>
    </>
  );
}
