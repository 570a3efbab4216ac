import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import {
  BackToSearch,
  schoolsTable,
  SchoolTable,
  useGetLeagueQuery,
  useGetLeagueSchoolsQuery,
  type League,
} from '@/features/schools';
import { describeError } from '@/shared/api';
import { formatPhone } from '@/shared/lib/phone';
import { pluralize } from '@/shared/lib/pluralize';
import { CsvButton } from '@/shared/ui/CsvButton';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { RecordCard } from '@/shared/ui/FactCard';
import { CardBone } from '@/shared/ui/CardBone';
import { DataLink } from '@/shared/ui/DataLink';
import { Page } from '@/shared/ui/Page';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { addressLines } from '@/shared/ui/addressLines';
import { PostalAddress } from '@/shared/ui/PostalAddress';
import { PrintButton } from '@/shared/ui/PrintButton';
import { ReportLink } from '@/shared/ui/ReportLink';
import { TableSkeleton } from '@/shared/ui/RowTable';
import { Skeleton } from '@/shared/ui/Skeleton';
import css from './LeaguePage.module.css';

function cardsOf(league: League): ComponentProps<typeof RecordCard>[] {
  const { PrimaryAddress, City, Code, ZipCode, BusinessPhone, Email } = league;
  const address = { street: PrimaryAddress, city: City, state: Code, zip: ZipCode };
  return [
    {
      heading: 'Contact',
      none: 'No contact is on record for this league.',
      facts: [
        { label: 'Address', value: addressLines(address).join(', '), shown: <PostalAddress address={address} map /> },
        { label: 'Phone', value: formatPhone(BusinessPhone), shown: <PhoneLink phone={BusinessPhone} /> },
        { label: 'Email', value: Email, shown: <DataLink value={Email} /> },
      ],
    },
    {
      heading: 'League',
      none: 'No president or commissioner is on record for this league.',
      facts: [
        { label: 'Name', value: league.Name },
        { label: 'President', value: league.PresidentName },
        { label: 'Commissioner', value: league.CommishName },
      ],
    },
  ];
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
        <LoadFailure what="this league’s schools" error={error} onRetry={refetch} />
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

/** The league and its schools load at once but separately, so that one can fail without the other. */
export function LeaguePage() {
  const { identifier = '' } = useParams();
  const query = useGetLeagueQuery(identifier);
  const schools = useGetLeagueSchoolsQuery(identifier);
  const league = query.currentData;
  const cards = league ? cardsOf(league) : [];
  const facts = [
    ...cards.flatMap((card) => card.facts),
    ...(schools.currentData ?? []).map(({ SchoolName }) => ({ label: 'School', value: SchoolName })),
  ];
  const name = league ? league.LeagueName || league.Name || 'League' : 'League';

  return (
    <Page title={name} eyebrow="School Directory" actions={<BackToSearch />}>
      {league ? (
        <PartBoundary>
          <div className="halves">
            {cards.map((card) => (
              <RecordCard key={card.heading} {...card} />
            ))}
          </div>
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
      {league ? <ReportLink name={name} facts={facts} /> : null}
    </Page>
  );
}
