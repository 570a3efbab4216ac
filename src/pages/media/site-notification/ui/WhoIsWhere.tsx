import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ClashList, siteName, UnplacedNote } from '@/features/sites';
import { describeError } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { useSeasonBoard } from '../model/useSeasonBoard';
import { BoardTable } from './BoardTable';
import { BoardTools } from './BoardTools';
import css from './WhoIsWhere.module.css';

/** The season board (decisions P5). */
export function WhoIsWhere() {
  const { identifier, board, people, loading, error, missing, unplaced, retry } = useSeasonBoard();
  const [personId, setPersonId] = useState<number>();
  const selectId = useId();

  if (error !== undefined) {
    return (
      <ErrorPanel heading="The board could not be loaded" onRetry={retry}>
        {describeError(error)}
      </ErrorPanel>
    );
  }
  if (loading) return <div className={css.bone} aria-hidden="true" />;

  const everyone = board.rows.flatMap(({ people: there }) => there.map(({ id }) => id));
  const rows = board.rows.flatMap((row) => {
    const shown = personId === undefined ? row.people : row.people.filter(({ id }) => id === personId);
    return shown.length === 0 ? [] : [{ ...row, people: shown }];
  });
  return (
    <div className={css.board}>
      {missing.length === 0 ? null : (
        <Alert tone="warning">
          The sites of {missing.join(', ')} could not be loaded and are missing here.{' '}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
      <UnplacedNote count={unplaced} />
      <ClashList
        clashes={board.clashes}
        people={people}
        nameOf={(site) => {
          const activity = board.rows.find((row) => row.site.ID === site.ID)?.activity ?? '';
          return `${activity} (${siteName(site)})`;
        }}
      />
      {board.rows.length === 0 && missing.length === 0 ? (
        <p className={css.empty}>
          None of your staff has been selected for a state site yet.{' '}
          <Link to={paths.siteNotification}>Choose an activity</Link> to begin.
        </p>
      ) : null}
      {board.rows.length === 0 ? null : (
        <>
          <div className={css.tools}>
            <label className={css.filter} htmlFor={selectId}>
              <span>Staff member</span>
              <select
                id={selectId}
                value={personId ?? ''}
                onChange={({ target }) => {
                  setPersonId(target.value === '' ? undefined : Number(target.value));
                }}
              >
                <option value="">Everyone</option>
                {people
                  .filter(({ id }) => everyone.includes(id))
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </select>
            </label>
            <BoardTools rows={rows} identifier={identifier} />
          </div>
          <BoardTable rows={rows} />
        </>
      )}
    </div>
  );
}
