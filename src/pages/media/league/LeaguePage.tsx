import { useParams } from 'react-router-dom';
import {
  BackToSearch,
  CsvButton,
  schoolsTable,
  SchoolTable,
  textOf,
  useGetLeagueQuery,
  useGetLeagueSchoolsQuery,
  type League,
} from '@/features/schools';
import { describeError } from '@/shared/api';
import { formatPhone } from '@/shared/lib/phone';
import { pluralize } from '@/shared/lib/pluralize';
import { formatZip } from '@/shared/lib/zip';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Fact } from '@/shared/ui/Fact';
import { FactCard } from '@/shared/ui/FactCard';
import { LinkFact } from '@/shared/ui/LinkFact';
import { Page } from '@/shared/ui/Page';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { addressLines } from '@/shared/ui/addressLines';
import { PostalAddress } from '@/shared/ui/PostalAddress';
import { PrintButton } from '@/shared/ui/PrintButton';
import { ReportLink, type ShownFact } from '@/shared/ui/ReportLink';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { Skeleton } from '@/shared/ui/Skeleton';
import css from './LeaguePage.module.css';

const addressOf = (league: League) => ({
  street: league.PrimaryAddress,
  city: league.City,
  state: league.Code,
  zip: formatZip(league.ZipCode),
});

const shownFacts = (league: League): ShownFact[] => [
  ['Address', addressLines(addressOf(league)).join(', ')],
  ['Phone', formatPhone(league.BusinessPhone)],
  ['Email', textOf(league.Email)],
  ['Name', textOf(league.Name)],
  ['President', textOf(league.PresidentName)],
  ['Commissioner', textOf(league.CommishName)],
];

function LeagueFacts({ league }: { league: League }) {
  const email = textOf(league.Email);
  const address = addressOf(league);
  return (
    <div className={css.cards}>
      <FactCard heading="Contact">
        <Fact label="Address" value={addressLines(address).join(' ')}>
          <PostalAddress address={address} map />
        </Fact>
        <Fact label="Phone" value={textOf(league.BusinessPhone)}>
          <PhoneLink phone={league.BusinessPhone} />
        </Fact>
        <LinkFact label="Email" value={email} />
      </FactCard>
      <FactCard heading="League">
        <Fact label="Name" value={textOf(league.Name)} />
        <Fact label="President" value={textOf(league.PresidentName)} />
        <Fact label="Commissioner" value={textOf(league.CommishName)} />
      </FactCard>
    </div>
  );
}

interface LeagueSchoolsProps {
  query: ReturnType<typeof useGetLeagueSchoolsQuery>;
  leagueName: string;
}

function LeagueSchools({ query, leagueName }: LeagueSchoolsProps) {
  const { currentData: schools, isError, isFetching, error, refetch } = query;
  const failed = schools === undefined && isError && !isFetching;
  return (
    <section className={css.schools} aria-labelledby="league-schools">
      <div className={css.head}>
        <h2 id="league-schools">Schools</h2>
        <p role="status">{schools === undefined ? null : pluralize(schools.length, 'school')}</p>
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

/** The league and its schools load at once but separately, so that one can fail alone. */
export function LeaguePage() {
  const { identifier = '' } = useParams();
  const query = useGetLeagueQuery(identifier);
  const schools = useGetLeagueSchoolsQuery(identifier);
  const league = query.currentData;
  const schoolNames = (schools.currentData ?? []).map((school): ShownFact => ['School', textOf(school.SchoolName)]);
  const name = textOf(league?.LeagueName) || textOf(league?.Name) || 'League';

  return (
    <Page title={name} eyebrow="School Directory" actions={<BackToSearch />}>
      {league ? (
        <PartBoundary>
          <LeagueFacts league={league} />
        </PartBoundary>
      ) : query.isFetching ? (
        <Skeleton className={css.skeleton} />
      ) : (
        <ErrorPanel heading="We couldn’t load this league" onRetry={() => void query.refetch()}>
          {query.isError ? describeError(query.error) : 'There is no league at this address.'}
        </ErrorPanel>
      )}
      {/* Once it is known how high the part above is, nothing moves. */}
      {query.isLoading ? null : (
        <PartBoundary>
          <LeagueSchools query={schools} leagueName={name} />
        </PartBoundary>
      )}
      {league ? <ReportLink name={name} facts={[...shownFacts(league), ...schoolNames]} /> : null}
    </Page>
  );
}
