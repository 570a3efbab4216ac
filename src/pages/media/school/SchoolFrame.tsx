import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackToSearch, SchoolLinksBar, textOf, useGetSchoolQuery, type School } from '@/features/schools';
import { describeError } from '@/shared/api';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Page } from '@/shared/ui/Page';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { ReportLink, type ShownFact } from '@/shared/ui/ReportLink';
import { messages } from './messages';
import { Mascot } from './Mascot';
import css from './SchoolFrame.module.css';

interface QueryContentProps<T> {
  query: {
    currentData?: T | undefined;
    isError: boolean;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  failed: string;
  /** The school, and what the part shows of it. */
  report: { name: string; factsOf: (data: T) => readonly ShownFact[] };
  children: (data: T) => ReactNode;
}

export function QueryContent<T>({ query, failed, report, children }: QueryContentProps<T>) {
  if (query.currentData !== undefined) {
    return (
      <>
        {children(query.currentData)}
        <ReportLink name={report.name} facts={report.factsOf(query.currentData)} />
      </>
    );
  }
  if (!query.isError || query.isFetching) return <SchoolSkeleton />;
  return (
    <ErrorPanel heading={failed} onRetry={() => void query.refetch()}>
      {describeError(query.error)}
    </ErrorPanel>
  );
}

interface SchoolFrameProps {
  section?: string;
  children: (school: School) => ReactNode;
}

/** The frame that a school's four pages share. */
export function SchoolFrame({ section, children }: SchoolFrameProps) {
  const { id = '' } = useParams();
  const query = useGetSchoolQuery(id);
  const school = query.currentData;
  const name = textOf(school?.SchoolName) || 'School';
  const facts = school ? [textOf(school.Class) && `Class ${textOf(school.Class)}`, textOf(school.LeagueName)] : [];

  return (
    <Page
      title={section === undefined ? name : `${name}: ${section}`}
      // The same on all four pages, so that the tabs stay in place.
      shownTitle={name}
      eyebrow="School Directory"
      actions={<BackToSearch />}
    >
      <SchoolLinksBar id={id} />
      {school ? (
        <>
          <div className={css.identity}>
            <PartBoundary>
              <Mascot id={id} schoolName={name} />
            </PartBoundary>
            <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
          </div>
          <PartBoundary>{children(school)}</PartBoundary>
        </>
      ) : query.isFetching ? (
        <SchoolSkeleton />
      ) : (
        <ErrorPanel heading={messages.schoolFailed} onRetry={() => void query.refetch()}>
          {query.isError ? describeError(query.error) : messages.schoolUnknown}
        </ErrorPanel>
      )}
    </Page>
  );
}

function SchoolSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      <span />
      <span />
    </Skeleton>
  );
}
