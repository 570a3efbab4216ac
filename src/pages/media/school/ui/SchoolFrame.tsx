import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackToSearch, SchoolLinksBar, textOf, useGetSchoolQuery, type School } from '@/features/schools';
import { describeError } from '@/shared/api';
import { Skeleton } from '@/shared/ui/skeleton';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { messages } from '../config/messages';
import { Mascot } from './Mascot';
import css from './SchoolFrame.module.css';

interface SchoolFrameProps {
  /** What the page shows of the school; it stands in the heading. */
  section?: string;
  children: (school: School) => ReactNode;
}

/** What a school's four pages share: heading, Back To Search, links bar, mascot, and the school itself. */
export function SchoolFrame({ section, children }: SchoolFrameProps) {
  const { id = '' } = useParams();
  const query = useGetSchoolQuery(id);
  const school = query.currentData;
  const name = textOf(school?.SchoolName) || 'School';
  const facts = school ? [textOf(school.Class) && `Class ${textOf(school.Class)}`, textOf(school.LeagueName)] : [];

  return (
    <Page
      title={section === undefined ? name : `${name}: ${section}`}
      // The same on all pages of the school, so that its tabs and Back To Search stay where they are.
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

/** Cards without words while something of the school is on its way. */
export function SchoolSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      <span />
      <span />
    </Skeleton>
  );
}
