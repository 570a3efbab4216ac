import { useMemo } from 'react';
import {
  activityName as nameOfActivity,
  ClashList,
  ClearingDialog,
  SelectionNote,
  siteName,
  siteNames,
  UnplacedNote,
  unplacedCount,
} from '@/features/sites';
import type { TournamentSite } from '@/features/sites';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import type { GridData } from '../model/gridData';
import type { useAttendanceEdits } from '../model/useAttendanceEdits';
import { useInsights } from '../model/useInsights';
import type { useOtherSites } from '../model/useOtherSites';
import { useSubmitAttendance } from '../model/useSubmitAttendance';
import css from './AttendanceForm.module.css';
import { AttendanceGrid } from './AttendanceGrid';
import { ChangeReview } from './ChangeReview';

interface AttendanceFormProps extends GridData {
  editing: ReturnType<typeof useAttendanceEdits>;
  others: ReturnType<typeof useOtherSites>;
}

/** The grid, what submitting it will change, and Submit. */
export function AttendanceForm(props: AttendanceFormProps) {
  const { identifier, activities, sites, people, saved, unread, editing, others } = props;
  const { edits, change, discard, status, problem, send: tell } = editing;
  const isSubmitting = status === 'sending';
  const names = useMemo(() => siteNames(sites), [sites]);
  const { changes, clashes, everywhere, hasLateChange } = useInsights({ sites, people, saved, edits, others });
  const { submit, send, cancel, clearing } = useSubmitAttendance(tell);
  const submission = { identifier, sites, people, saved, edits, unread };
  const unplaced = useMemo(() => {
    const [siteIds, personIds] = [sites.map(({ ID }) => ID), people.map(({ id }) => id)];
    return unplacedCount(saved, { siteIds, personIds, isWholeSeason: false });
  }, [saved, sites, people]);

  const nameOf = (site: TournamentSite): string => {
    const own = names.get(site.ID);
    if (own !== undefined) return own;
    const activity = activities.find(({ ActivityID }) => ActivityID === others.activityOf.get(site.ID));
    return activity === undefined ? siteName(site) : `${siteName(site)} (${nameOfActivity(activity, activities)})`;
  };

  return (
    <div className={css.form}>
      <SelectionNote />
      <p id="grid-keys" className={css.keys}>
        With a keyboard: arrow keys move between the checkboxes, Space marks one, Escape leads on to Submit.
      </p>
      <AttendanceGrid
        sites={sites}
        names={names}
        people={people}
        saved={saved}
        edits={edits}
        everywhere={everywhere}
        onChange={change}
      />
      <UnplacedNote count={unplaced} />
      <ClashList clashes={clashes} people={people} nameOf={nameOf} />
      {others.incomplete ? (
        <Alert tone="info">
          The sites of some other activities could not be loaded: a clash with one of them is not shown here.
        </Alert>
      ) : null}
      <ChangeReview changes={changes} names={names} people={people} isLate={hasLateChange} />
      {problem === null ? null : <Alert>{`Your selections were not saved. ${problem}`}</Alert>}
      <div className={css.actions}>
        <Button
          tone="primary"
          aria-disabled={isSubmitting}
          onClick={() => {
            submit(submission);
          }}
        >
          {isSubmitting ? 'Submitting…' : 'Submit'}
        </Button>
        {changes.length === 0 ? null : (
          <Button onClick={discard} disabled={isSubmitting}>
            Undo changes
          </Button>
        )}
      </div>
      <ClearingDialog
        open={clearing !== undefined}
        unread={clearing?.unread ?? 0}
        clears={clearing?.clears ?? 0}
        onConfirm={() => void send(submission)}
        onCancel={cancel}
      />
    </div>
  );
}
