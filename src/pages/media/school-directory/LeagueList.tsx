import { Link } from 'react-router-dom';
import { leaguesTable, useGetLeaguesQuery, useSearchOrigin, type LeagueLevel } from '@/features/schools';
import { pluralize } from '@/shared/lib/pluralize';
import { foldText, includesWords } from '@/shared/lib/text';
import { paths } from '@/shared/routes/paths';
import { CsvButton } from '@/shared/ui/CsvButton';
import { UrlTextInput } from '@/shared/ui/UrlTextInput';
import { Skeleton } from '@/shared/ui/Skeleton';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { PrintButton } from '@/shared/ui/PrintButton';
import { leagueLevels } from './messages';
import css from './SchoolDirectory.module.css';

interface LeagueListProps {
  level: LeagueLevel;
  words: string;
  onWords: (words: string) => void;
}

export function LeagueList({ level, words, onWords }: LeagueListProps) {
  const { currentData: leagues, unreadable, isError, error, refetch } = useGetLeaguesQuery(level);
  const wanted = foldText(words);
  const shown = leagues?.filter(({ LeagueName, Name, City }) =>
    includesWords(foldText([LeagueName, Name, City].join(' ')), wanted),
  );
  const { linkState } = useSearchOrigin();
  const heading = leagueLevels.find((entry) => entry.level === level)?.label ?? '';

  if (isError) {
    return (
      <div className={css.results}>
        <LoadFailure what="the leagues" error={error} onRetry={refetch} />
      </div>
    );
  }
  return (
    <section className={css.results} aria-labelledby="leagues-heading">
      <h2 id="leagues-heading">{heading}</h2>
      <div className="row">
        <p role="status" className="quiet">
          {(leagues === undefined ? 'Loading leagues…' : pluralize(leagues.length, 'league')) +
            (leagues !== undefined && shown !== undefined && shown.length < leagues.length
              ? `, ${shown.length} shown`
              : '')}
        </p>
        <div className="toolbar">
          <CsvButton name={heading} table={() => leaguesTable(shown ?? [])} disabled={!shown?.length} />
          <PrintButton />
        </div>
      </div>
      {leagues !== undefined && leagues.length > 1 ? (
        <div className="filter screen-only">
          <label htmlFor="league-filter">Filter the leagues</label>
          <UrlTextInput id="league-filter" text={words} onText={onWords} />
        </div>
      ) : null}
      <div className="card flush">
        {leagues === undefined ? <Skeleton className={css.skeleton} /> : null}
        {leagues?.length === 0 ? (
          <p className="empty">{unreadable > 0 ? 'We couldn’t read the leagues.' : 'No leagues are on record.'}</p>
        ) : null}
        {shown?.length === 0 && leagues?.length !== 0 ? <p className="empty">No leagues match these words.</p> : null}
        {shown !== undefined && shown.length > 0 ? (
          <ul className={css.leagues}>
            {shown.map((league) => (
              <li key={league.Identifier}>
                <Link to={paths.league(league.Identifier)} state={linkState}>
                  {league.LeagueName || league.Name || 'Name not provided'}
                </Link>
                {league.City ? <span className="detail">{league.City}</span> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
