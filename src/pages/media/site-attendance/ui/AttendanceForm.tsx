import { useMemo } from 'react';
import { activityName as nameOfActivity, ClashList, SelectionNote, siteName, siteNames } from '@/features/sites';
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
  const { identifier, activities, sites, people, saved, editing, others } = props;
  const { edits, change, discard, status, problem, send } = editing;
  const isSubmitting = status === 'sending';
  const names = useMemo(() => siteNames(sites), [sites]);
  const { changes, clashes, everywhere, hasLateChange } = useInsights({ sites, people, saved, edits, others });
  const submit = useSubmitAttendance(send);

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
          onClick={() => void submit({ identifier, sites, people, saved, edits })}
        >
          {isSubmitting ? 'Submitting…' : 'Submit'}
        </Button>
        {changes.length === 0 ? null : (
          <Button onClick={discard} disabled={isSubmitting}>
            Undo changes
          </Button>
        )}
      </div>
    </div>
  );
}
