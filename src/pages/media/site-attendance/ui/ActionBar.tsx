import type { ReactNode } from 'react';
import { deadlineWords, type ActivityOverview } from '@/features/sites';
import { pluralize } from '@/shared/lib/pluralize';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { SUBMIT_ID } from '../model/gridKeys';
import { summarize } from './ChangeReview';
import type { useAttendanceEdits } from '../model/useAttendanceEdits';
import type { useAttendanceSummary } from '../model/useAttendanceSummary';
import css from './ActionBar.module.css';

interface ActionBarProps {
  summary: ReturnType<typeof useAttendanceSummary>;
  editing: ReturnType<typeof useAttendanceEdits>;
  nextName: string | undefined;
  onUndo: () => void;
  /** Says how much of another activity's crew was copied; '' if nothing. */
  copied: string;
  /** Buttons after the bar's text, such as "Same crew as…" */
  tools: ReactNode;
  children: ReactNode;
}

function closing({ deadline, isPassed }: ActivityOverview): string {
  if (deadline === undefined) return '';
  if (isPassed) return 'deadline passed';
  return `closes ${deadlineWords(deadline)}`;
}

const selections = (count: number): string => pluralize(count, 'saved selection');

/** Asks before Submit clears saved selections: it sends the whole grid, with empty boxes as "not attending". */
function ClearingDialog({ editing }: { editing: ReturnType<typeof useAttendanceEdits> }) {
  const { unreadable = 0, clears = 0 } = editing.clearing ?? {};
  return (
    <ConfirmDialog
      open={editing.clearing !== undefined}
      title="Submit and clear saved selections?"
      confirmLabel="Submit"
      onConfirm={editing.confirmClearing}
      onCancel={editing.cancelClearing}
    >
      {unreadable === 0 ? null : (
        <p>{`We couldn’t read ${selections(unreadable)}, so an empty box may be someone who is attending.`}</p>
      )}
      {clears === 0 ? null : <p>{`Submitting would also clear ${selections(clears)} that you didn’t uncheck.`}</p>}
      <p>
        Submitting sends every empty box as “not attending”. To keep the saved selections, cancel, reload the page, and
        check the grid.
      </p>
    </ConfirmDialog>
  );
}

/** Sticky, so that pending changes, deadline, and Submit are always visible. */
export function ActionBar({ summary, editing, nextName, onUndo, copied, tools, children }: ActionBarProps) {
  const { changes, clashes, overview, hasLateChange } = summary;
  const { problem, isSubmitting, canUndo, submit } = editing;
  const until = closing(overview);
  return (
    <section className={css.bar} aria-label="Changes and Submit">
      {problem === null ? null : <Alert>{problem}</Alert>}
      <div className={css.line}>
        <div className={css.words}>
          {children}
          <p role="status">{copied}</p>
          {hasLateChange ? (
            <p className="soon" role="status">
              The deadline for a site you changed has passed. You can submit the change, but it is not reflected at the
              state site.
            </p>
          ) : null}
          <div>
            <strong role="status">{summarize(changes, clashes.length)}</strong>
            {until === '' ? null : <span className={overview.isPassed ? 'urgent' : 'quiet'}>{` · ${until}`}</span>}
            <span className={css.tools}>{tools}</span>
          </div>
        </div>
        {nextName === undefined ? null : (
          <Button
            size="small"
            aria-disabled={isSubmitting}
            onClick={() => submit(true)}
            title={`The next activity is ${nextName}.`}
          >
            Save and open next
          </Button>
        )}
        <Button size="small" aria-disabled={!canUndo || isSubmitting} onClick={isSubmitting ? undefined : onUndo}>
          Undo
        </Button>
        <Button id={SUBMIT_ID} size="small" tone="primary" aria-disabled={isSubmitting} onClick={() => submit(false)}>
          {isSubmitting ? 'Submitting…' : 'Submit'}
        </Button>
      </div>
      <ClearingDialog editing={editing} />
    </section>
  );
}
