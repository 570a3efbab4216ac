import { useParams } from 'react-router-dom';
import {
  BackToSearch,
  CsvButton,
  schoolsTable,
  SchoolTable,
  useGetLeagueQuery,
  useGetLeagueSchoolsQuery,
  type League,
} from '@/features/schools';
import { describeError } from '@/shared/api';
import { formatPhone } from '@/shared/lib/phone';
import { pluralize } from '@/shared/lib/pluralize';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { RecordCard, type RecordedFact } from '@/shared/ui/FactCard';
import { CardBone } from '@/shared/ui/CardBone';
import { DataLink } from '@/shared/ui/DataLink';
import { Page } from '@/shared/ui/Page';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { addressLines } from '@/shared/ui/addressLines';
import { PostalAddress } from '@/shared/ui/PostalAddress';
import { PrintButton } from '@/shared/ui/PrintButton';
import { ReportLink, type ShownFact } from '@/shared/ui/ReportLink';
import { TableSkeleton } from '@/shared/ui/RowTable';
import { Skeleton } from '@/shared/ui/Skeleton';
import css from './LeaguePage.module.css';

function cardsOf(league: League) {
  const email = league.Email;
  const address = {
    street: league.PrimaryAddress,
    city: league.City,
    state: league.Code,
    zip: league.ZipCode,
  };
  const contact: RecordedFact[] = [
    { label: 'Address', value: addressLines(address).join(', '), shown: <PostalAddress address={address} map /> },
    {
      label: 'Phone',
      value: formatPhone(league.BusinessPhone),
      shown: <PhoneLink phone={league.BusinessPhone} />,
    },
    { label: 'Email', value: email, shown: <DataLink value={email} /> },
  ];
  const officers: RecordedFact[] = [
    { label: 'Name', value: league.Name },
    { label: 'President', value: league.PresidentName },
    { label: 'Commissioner', value: league.CommishName },
  ];
  return { contact, officers };
}

const shownFacts = (league: League): ShownFact[] =>
  Object.values(cardsOf(league))
    .flat()
    .map(({ label, value }) => [label, value]);

function LeagueFacts({ league }: { league: League }) {
  const { contact, officers } = cardsOf(league);
  return (
    <div className="halves">
      <RecordCard heading="Contact" facts={contact} none="No contact is on record for this league." />
      <RecordCard heading="League" facts={officers} none="No president or commissioner is on record for this league." />
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
        <div className="card flush">
          {schools === undefined ? <TableSkeleton rows={8} /> : null}
          {schools?.length === 0 ? <p className="empty">No schools are on record for this league.</p> : null}
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
  const schoolNames = (schools.currentData ?? []).map((school): ShownFact => ['School', school.SchoolName]);
  const name = league ? league.LeagueName || league.Name || 'League' : 'League';

  return (
    <Page title={name} eyebrow="School Directory" actions={<BackToSearch />}>
      {league ? (
        <PartBoundary>
          <LeagueFacts league={league} />
        </PartBoundary>
      ) : query.isFetching ? (
        <Skeleton className="halves">
          <CardBone />
          <CardBone />
        </Skeleton>
      ) : (
        <ErrorPanel heading="We couldn’t load this league" onRetry={() => void query.refetch()}>
          {query.isError ? describeError(query.error) : 'There is no league at this address.'}
        </ErrorPanel>
      )}
      {/* Waits until the height of the league above is known, so that the schools don't move. */}
      {query.isLoading ? null : (
        <PartBoundary>
          <LeagueSchools query={schools} leagueName={name} />
        </PartBoundary>
      )}
      {league ? <ReportLink name={name} facts={[...shownFacts(league), ...schoolNames]} /> : null}
    </Page>
  );
}
