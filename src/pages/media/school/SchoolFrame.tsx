import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import {
  BackToSearch,
  mascotSrc,
  useGetMascotQuery,
  useGetSchoolQuery,
  useSearchOrigin,
  type School,
} from '@/features/schools';
import { describeError, type ReadQuery } from '@/shared/api';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/Button';
import { LinkTabs } from '@/shared/ui/LinkTabs';
import { CardBone } from '@/shared/ui/CardBone';
import { TableSkeleton } from '@/shared/ui/RowTable';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { Page } from '@/shared/ui/Page';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import css from './SchoolFrame.module.css';

interface QueryContentProps<T> {
  query: ReadQuery<T>;
  /** Completes "We couldn’t load …". */
  what: string;
  shape: Shape;
  children: (data: T) => ReactNode;
}

export function QueryContent<T>({ query, what, shape, children }: QueryContentProps<T>) {
  if (query.currentData !== undefined) return children(query.currentData);
  if (!query.isError || query.isFetching) return <SchoolSkeleton shape={shape} />;
  return <LoadFailure what={what} error={query.error} onRetry={query.refetch} />;
}

/** Shows nothing if the school has no mascot or the picture is broken. */
function Mascot({ id, schoolName }: { id: string; schoolName: string }) {
  const query = useGetMascotQuery(id);
  const [broken, setBroken] = useState<string>();
  const src = mascotSrc(query.currentData?.ImageLocation, window.location.origin);

  if (query.isError) {
    return (
      <p className="quiet">
        We couldn’t load the mascot.{' '}
        <Button size="small" tone="quiet" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (src === undefined || src === broken) return null;
  return (
    <img
      src={src}
      alt={`Mascot of ${schoolName}`}
      className={css.mascot}
      width={48}
      height={56}
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}

const pages = [
  { label: 'Contact Information', to: paths.school },
  { label: 'Administration', to: paths.schoolAdmin },
  { label: 'Coaches and Sponsors', to: paths.schoolCoaches },
  { label: 'Superintendent', to: paths.schoolSuper },
];

interface SchoolFrameProps {
  section?: string;
  shape: Shape;
  children: (school: School) => ReactNode;
}

/** The layout that a school's four pages share, with their tabs. */
export function SchoolFrame({ section, shape, children }: SchoolFrameProps) {
  const { id = '' } = useParams();
  const { linkState } = useSearchOrigin();
  const query = useGetSchoolQuery(id);
  const school = query.currentData;
  const name = school ? school.SchoolName || 'School' : 'School';
  const facts = school ? [school.Class && `Class ${school.Class}`, school.LeagueName] : [];
  const lead = facts.filter(Boolean).join(' · ');

  return (
    <Page
      title={section === undefined ? name : `${name}: ${section}`}
      // Shows the same heading on all four pages, so that the tabs stay in place.
      shownTitle={name}
      eyebrow="School Directory"
      lead={lead === '' ? undefined : lead}
      actions={
        <div className={css.actions}>
          {school ? (
            <PartBoundary>
              <Mascot id={id} schoolName={name} />
            </PartBoundary>
          ) : null}
          <BackToSearch />
        </div>
      }
    >
      <LinkTabs
        label="School pages"
        links={pages.map(({ label, to }) => ({ label, to: to(id) }))}
        state={linkState}
        className={css.tabs}
      />
      {school ? (
        <PartBoundary>{children(school)}</PartBoundary>
      ) : query.isFetching ? (
        <SchoolSkeleton shape={shape} />
      ) : (
        <ErrorPanel heading="We couldn’t load this school" onRetry={() => void query.refetch()}>
          {query.isError
            ? describeError(query.error)
            : 'There is no school at this address. It may no longer be in the directory.'}
        </ErrorPanel>
      )}
    </Page>
  );
}

/** What a page's skeleton shows: this many cards, or a table. */
type Shape = 4 | 1 | 'table';

function SchoolSkeleton({ shape }: { shape: Shape }) {
  if (shape === 'table') {
    return (
      <div className="card flush">
        <TableSkeleton rows={8} />
      </div>
    );
  }
  return (
    <Skeleton className="halves">
      {Array.from({ length: shape }, (_, card) => (
        <CardBone key={card} />
      ))}
    </Skeleton>
  );
}
