import { useDeferredValue, useMemo, type ReactElement } from 'react';
import { siteName, unplacedCount, UnplacedNote, withEditsApplied, type TournamentSite } from '@/features/sites';
import { otherTabChanged } from '@/shared/lib/once-at-a-time';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';
import { messages } from '../messages';
import { personLines, siteLines, useGridRows, useIsOneLine } from '../model/grid';
import type { GridData } from '../model/useAttendanceData';
import type { useAttendanceEdits } from '../model/useAttendanceEdits';
import { useAttendanceSummary, type Season } from '../model/useAttendanceSummary';
import { ActionBar } from './ActionBar';
import css from './AttendanceForm.module.css';
import { AttendanceGrid } from './AttendanceGrid';
import { ChangeReview } from './ChangeReview';
import { ClashNotes } from './ClashNotes';
import { OneLine } from './OneLine';
import { describeCopy, sameCrew, SameCrew, type Crew } from './SameCrew';
import { SiteFacts } from './SiteFacts';

interface AttendanceFormProps extends GridData {
  /** The sites' names by ID. */
  names: ReadonlyMap<number, string>;
  editing: ReturnType<typeof useAttendanceEdits>;
  season: Season;
  /** Replaces the action bar after a save, until something is changed again. */
  savedBar: ReactElement | undefined;
}

export function AttendanceForm(props: AttendanceFormProps) {
  const { activityName, sites, people, saved, names, editing, season, savedBar } = props;
  const { selectEdits, latestEdits, change, isFromOtherTab, isSubmitting } = editing;
  // Deferred, so that the button responds in the next frame: swapping the rows of a large grid takes several frames.
  const rows = useDeferredValue(useGridRows(people.length, sites.length).rows);
  const isOneLine = useIsOneLine();
  const summary = useAttendanceSummary({ sites, people, saved, selectEdits, season });
  const { chosen, changes, clashes, clashing, busy, late, closed } = summary;
  const unplaced = useMemo(() => {
    const [siteIds, personIds] = [sites.map(({ ID }) => ID), people.map(({ id }) => id)];
    return unplacedCount(saved, { siteIds, personIds, isWholeSeason: false });
  }, [saved, sites, people]);
  const personRows = useMemo(() => personLines(people), [people]);
  const siteRows = useMemo(() => siteLines(sites, names, closed), [sites, names, closed]);

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
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys that bubble up
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
        <UnplacedNote count={unplaced} />
        {season.incomplete ? <Alert tone="info">{messages.seasonIncomplete}</Alert> : null}
        <ChangeReview
          changes={changes}
          names={names}
          people={people}
          onDiscard={isSubmitting ? undefined : discardAll}
        />
        <SiteFacts sites={siteRows} />
        <p className="hint">{messages.busyLegend}</p>
        <p id="grid-keys" className={`hint screen-only ${css.keys}`}>
          {messages.keys}
        </p>
      </div>
      {savedBar ?? (
        <ActionBar
          summary={summary}
          editing={editing}
          nextName={season.next?.name}
          onUndo={undo}
          copied={copied}
          tools={
            <SameCrew others={season.others} saved={saved} people={people} isDisabled={isSubmitting} onChoose={copy} />
          }
        >
          <ClashNotes clashes={clashes} people={people} nameOf={nameOf} />
        </ActionBar>
      )}
      {editing.dialog}
    </div>
  );
}
