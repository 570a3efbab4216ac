import { useCallback, useDeferredValue, useMemo, type ReactElement } from 'react';
import {
  siteName,
  siteNames,
  unplacedCount,
  UnplacedNote,
  withEditsApplied,
  type AttendanceChange,
  type TournamentSite,
} from '@/features/sites';
import { otherTabChanged } from '@/shared/lib/once-at-a-time';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';
import { messages } from '../messages';
import { personLines, siteLines, useGridRows, useIsOneLine } from '../model/grid';
import type { GridData } from '../model/useAttendanceData';
import type { useAttendanceEdits } from '../model/useAttendanceEdits';
import { describeCopy, sameCrew, type Crew } from '../model/sameCrew';
import { useAttendanceSummary } from '../model/useAttendanceSummary';
import type { Season } from '../model/useSeason';
import { useSubmitAttendance } from '../model/useSubmitAttendance';
import { ActionBar } from './ActionBar';
import css from './AttendanceForm.module.css';
import { AttendanceGrid } from './AttendanceGrid';
import { ChangeReview } from './ChangeReview';
import { ClearingDialog } from './ClearingDialog';
import { ClashNotes } from './ClashNotes';
import { OneLine } from './OneLine';
import { SameCrew } from './SameCrew';
import { SiteFacts } from './SiteFacts';

interface AttendanceFormProps extends GridData {
  editing: ReturnType<typeof useAttendanceEdits>;
  season: Season;
  savedText: string;
  /** Opens the next activity. */
  onOpenNext: () => void;
  /** Replaces the action bar after a save, until something is changed again. */
  savedBar: ReactElement | undefined;
}

export function AttendanceForm(props: AttendanceFormProps) {
  const { identifier, activityName, sites, people, saved, unreadable } = props;
  const { editing, season, savedText, onOpenNext, savedBar } = props;
  const {
    selectEdits,
    latestEdits,
    change: changeEdits,
    canUndo,
    isFromOtherTab,
    undo: undoLast,
    remove: discard,
    removeSaved,
    write,
  } = editing;
  const isSubmitting = write.isLoading;
  const isSaved = savedBar !== undefined;
  const { reset } = write;
  const change = useCallback(
    (changes: readonly AttendanceChange[]) => {
      if (isSaved) reset();
      changeEdits(changes);
    },
    [isSaved, reset, changeEdits],
  );
  const names = useMemo(() => siteNames(sites), [sites]);
  // Deferred, so that the button reacts in the next frame: swapping the rows of a large grid takes several.
  const rows = useDeferredValue(useGridRows(people.length, sites.length).rows);
  const isOneLine = useIsOneLine();
  const { chosen, changes, clashes, clashing, busy, overview, late, closed, hasLateChange } = useAttendanceSummary({
    sites,
    people,
    saved,
    selectEdits,
    season,
  });
  const read = useCallback(
    () => ({ identifier, sites, people, saved, edits: latestEdits(), unreadable }),
    [identifier, sites, people, saved, latestEdits, unreadable],
  );
  const { submit, confirm, cancel, clearing, problem } = useSubmitAttendance({
    identifier,
    read,
    write,
    removeSaved,
    successText: savedText,
    openNext: onOpenNext,
  });
  const unplaced = useMemo(() => {
    const [siteIds, personIds] = [sites.map(({ ID }) => ID), people.map(({ id }) => id)];
    return unplacedCount(saved, { siteIds, personIds, isWholeSeason: false });
  }, [saved, sites, people]);
  const personRows = useMemo(() => personLines(people), [people]);
  const siteRows = useMemo(() => siteLines(sites, names, closed), [sites, names, closed]);

  const { activityOf } = season;
  const nameOf = useCallback(
    (site: TournamentSite): string => {
      const activity = names.has(site.ID) ? activityName : activityOf.get(site.ID);
      const name = names.get(site.ID) ?? siteName(site);
      return activity === undefined ? name : `${name} (${activity})`;
    },
    [names, activityName, activityOf],
  );

  const [copied, setCopied] = useViewState('attendance/copied', '');
  const undo = useCallback(() => {
    setCopied('');
    undoLast();
  }, [setCopied, undoLast]);
  const discardAll = useCallback(() => {
    setCopied('');
    discard();
  }, [setCopied, discard]);
  const tools = useMemo(() => {
    const copy = ({ name, sites: from }: Crew): void => {
      const crew = sameCrew({ from, sites, people, saved, chosen: withEditsApplied(saved, latestEdits()) });
      if (crew.changes.length > 0) change(crew.changes);
      setCopied(describeCopy(name, crew));
    };
    return <SameCrew others={season.others} saved={saved} people={people} isDisabled={isSubmitting} onChoose={copy} />;
  }, [season.others, sites, people, saved, latestEdits, change, setCopied, isSubmitting]);

  const clashNotes = useMemo(
    () => <ClashNotes clashes={clashes} people={people} nameOf={nameOf} />,
    [clashes, people, nameOf],
  );

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
        <p className={css.legend}>{messages.busyLegend}</p>
        <p id="grid-keys" className={css.keys}>
          {messages.keys}
        </p>
      </div>
      {savedBar ?? (
        <ActionBar
          changes={changes}
          clashes={clashes.length}
          overview={overview}
          isLate={hasLateChange}
          problem={problem}
          isSubmitting={isSubmitting}
          canUndo={canUndo}
          nextName={season.next?.name}
          onUndo={undo}
          onSubmit={submit}
          copied={copied}
          tools={tools}
        >
          {clashNotes}
        </ActionBar>
      )}
      <ClearingDialog
        open={clearing !== undefined}
        unreadable={clearing?.unreadable ?? 0}
        clears={clearing?.clears ?? 0}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </div>
  );
}
