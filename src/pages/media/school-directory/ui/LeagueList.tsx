import { Link } from 'react-router-dom';
import {
  CsvButton,
  leaguesTable,
  PrintButton,
  textOf,
  useGetLeaguesQuery,
  useWayBack,
  type LeagueLevel,
} from '@/features/schools';
import { describeError } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { leagueLevels } from '../config/leagueLevels';
import css from './Results.module.css';

const counted = (count: number): string => (count === 1 ? '1 league' : `${String(count)} leagues`);

/** The leagues of a level, each leading to its page. */
export function LeagueList({ level }: { level: LeagueLevel }) {
  const { currentData: leagues, isError, error, refetch } = useGetLeaguesQuery(level);
  const { linkState } = useWayBack();
  const heading = leagueLevels.find((entry) => entry.level === level)?.label ?? '';

  if (isError) {
    return (
      <div className={css.results}>
        <ErrorPanel heading="The leagues could not be shown" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorPanel>
      </div>
    );
  }
  return (
    <section className={css.results} aria-labelledby="leagues-heading">
      <h2 id="leagues-heading">{heading}</h2>
      <div className={css.summary}>
        <p role="status">{leagues === undefined ? 'Loading the leagues …' : counted(leagues.length)}</p>
        <div className={css.actions}>
          <CsvButton name={heading} table={() => leaguesTable(leagues ?? [])} disabled={!leagues?.length} />
          <PrintButton />
        </div>
      </div>
      <div className={css.list}>
        {leagues === undefined ? <div className={css.bone} aria-hidden="true" /> : null}
        {leagues?.length === 0 ? <p className={css.empty}>No leagues are on record.</p> : null}
        {leagues !== undefined && leagues.length > 0 ? (
          <ul className={css.leagues}>
            {leagues.map((league) => (
              <li key={league.Identifier}>
                <Link to={paths.league(league.Identifier)} state={linkState}>
                  {textOf(league.LeagueName) || textOf(league.Name) || 'Name not provided'}
                </Link>
                {league.City ? <span className={css.place}>{league.City}</span> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
