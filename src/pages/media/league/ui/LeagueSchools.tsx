import { CsvButton, PrintButton, SchoolTable, schoolsTable, useGetLeagueSchoolsQuery } from '@/features/schools';
import { describeError } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { TableSkeleton } from '@/shared/ui/row-table';
import css from './LeaguePage.module.css';

const counted = (count: number): string => (count === 1 ? '1 school' : `${String(count)} schools`);

export function LeagueSchools({ identifier, leagueName }: { identifier: string; leagueName: string }) {
  const { currentData: schools, isError, isFetching, error, refetch } = useGetLeagueSchoolsQuery(identifier);
  const failed = schools === undefined && isError && !isFetching;
  return (
    <section className={css.schools} aria-labelledby="league-schools">
      <div className={css.head}>
        <h2 id="league-schools">Schools</h2>
        <p role="status">{schools === undefined ? null : counted(schools.length)}</p>
        <CsvButton name={leagueName} table={() => schoolsTable(schools ?? [])} disabled={!schools?.length} />
        <PrintButton />
      </div>
      {failed ? (
        <ErrorPanel heading="We couldn’t load this league’s schools" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorPanel>
      ) : (
        <div className={css.list}>
          {schools === undefined ? <TableSkeleton rows={8} /> : null}
          {schools?.length === 0 ? <p className={css.empty}>No schools are on record for this league.</p> : null}
          {schools?.length ? <SchoolTable schools={schools} caption={`Schools of the ${leagueName}`} /> : null}
        </div>
      )}
    </section>
  );
}
