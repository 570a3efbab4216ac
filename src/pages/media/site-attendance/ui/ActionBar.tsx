import type { ReactNode } from 'react';
import { deadlineWords, type ActivityOverview } from '@/features/sites';
import { pluralize } from '@/shared/lib/pluralize';
import { useViewState } from '@/shared/lib/view-state';
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
  /** Number of saved selections that could not be read. */
  unreadable: number;
  nextName: string | undefined;
  onOpenNext: () => void;
  onUndo: () => void;
  /** What the last step did, such as how much of another activity's crew was copied; '' if nothing. */
  told: string;
  /** Buttons after the bar's text, such as "Same crew as…" */
  tools: ReactNode;
  children: ReactNode;
}

function closing({ deadline, isPassed }: ActivityOverview): string {
  if (deadline === undefined) return '';
  if (isPassed) return 'deadline passed';
  return `closes ${deadlineWords(deadline)}`;
}

interface ClearingDialogProps {
  open: boolean;
  unreadable: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before Submit clears selections that could not be read: it sends the whole grid, with empty boxes as "not attending" (ATT-13). */
function ClearingDialog({ unreadable, ...dialog }: ClearingDialogProps) {
  const selections = pluralize(unreadable, 'saved selection');
  return (
    <ConfirmDialog title="Submit and clear saved selections?" confirmLabel="Submit" {...dialog}>
      <p>{`We couldn’t read ${selections}, so an empty box may be someone who is attending.`}</p>
      <p>
        Submitting sends every empty box as “not attending”. To keep the saved selections, cancel, reload the page, and
        check the grid.
      </p>
    </ConfirmDialog>
  );
}

/** Sticky, so that pending changes, deadline, and Submit are always visible. */
export function ActionBar(props: ActionBarProps) {
  const { summary, editing, unreadable, nextName, onOpenNext, onUndo, told, tools, children } = props;
  const { changes, clashes, overview, hasLateChange } = summary;
  const { problem, isSubmitting, canUndo } = editing;
  const until = closing(overview);
  /** Whether the submission that waits for the user's confirmation opens the next activity; null if none waits. */
  const [waiting, setWaiting] = useViewState<boolean | null>('attendance/clearing', null);
  const submit = (opensNext: boolean): void => editing.submit(opensNext ? onOpenNext : undefined);
  const press = (opensNext: boolean): void => {
    if (unreadable > 0) setWaiting(opensNext);
    else submit(opensNext);
  };
  return (
    <section className={css.bar} aria-label="Changes and Submit">
      {problem === null ? null : <Alert>{problem}</Alert>}
      <div className={css.line}>
        <div className={css.words}>
          {children}
          <p role="status">{told}</p>
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
            onClick={() => press(true)}
            title={`The next activity is ${nextName}.`}
          >
            Save and open next
          </Button>
        )}
        <Button size="small" aria-disabled={!canUndo || isSubmitting} onClick={isSubmitting ? undefined : onUndo}>
          Undo
        </Button>
        <Button id={SUBMIT_ID} size="small" tone="primary" aria-disabled={isSubmitting} onClick={() => press(false)}>
          {isSubmitting ? 'Submitting…' : 'Submit'}
        </Button>
      </div>
      {unreadable === 0 ? null : (
        <ClearingDialog
          open={waiting !== null}
          unreadable={unreadable}
          onConfirm={() => {
            setWaiting(null);
            submit(waiting === true);
          }}
          onCancel={() => setWaiting(null)}
        />
      )}
    </section>
  );
}
