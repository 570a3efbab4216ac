import { useParams } from 'react-router-dom';
import { BackToSearch, textOf, useGetLeagueQuery } from '@/features/schools';
import { describeError } from '@/shared/api';
import { Busy } from '@/shared/ui/busy';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { LeagueFacts } from './LeagueFacts';
import css from './LeaguePage.module.css';
import { LeagueSchools } from './LeagueSchools';

/** A league and, loaded for themselves, its schools: one that fails leaves the other standing. */
export function LeaguePage() {
  const { identifier = '' } = useParams();
  const query = useGetLeagueQuery(identifier);
  const league = query.currentData;
  const name = textOf(league?.LeagueName) || textOf(league?.Name) || 'League';

  return (
    <Page title={name} eyebrow="School Directory" actions={<BackToSearch />}>
      {league ? (
        <PartBoundary>
          <LeagueFacts league={league} name={name} />
        </PartBoundary>
      ) : query.isFetching ? (
        <Busy className={css.bone} />
      ) : (
        <ErrorPanel heading="We couldn’t load this league" onRetry={() => void query.refetch()}>
          {query.isError ? describeError(query.error) : 'There is no league at this address.'}
        </ErrorPanel>
      )}
      <PartBoundary>
        <LeagueSchools identifier={identifier} leagueName={name} />
      </PartBoundary>
    </Page>
  );
}
