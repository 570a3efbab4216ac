import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useGetOrganizationQuery } from '@/features/organization';
import { useGetAssistantsQuery, useGetDirectorQuery } from '@/features/staff';
import { selectSessionIdentifier } from '@/features/session';
import { useShownInTransition } from '@/shared/lib/useShownInTransition';
import { CardBone } from '@/shared/ui/CardBone';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Page } from '@/shared/ui/Page';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { messages } from './messages';
import css from './MediaChangePage.module.css';
import { OrganizationCard } from './ui/OrganizationCard';
import { SeasonCard } from './ui/SeasonCard';
import { StaffSection } from './ui/StaffSection';
import { UploadsCard } from './ui/UploadsCard';

/** Loads the page's data. All sections appear at once, so that nothing moves, but each can fail alone. */
export function useMediaHome(identifier: string | null) {
  const arg = identifier ?? skipToken;
  const organization = useGetOrganizationQuery(arg);
  const director = useGetDirectorQuery(arg);
  const assistants = useGetAssistantsQuery(arg);
  const queries = [organization, director, assistants];

  return {
    // A failed query is not loading, even while it is retried, so that the page does not turn into a skeleton again.
    isLoading: queries.some(({ error, data }) => error === undefined && data === undefined),
    organization: organization.data,
    /** Whoever could not be loaded is undefined. */
    staff: { director: director.data, assistants: assistants.data },
    isPartlyUnreadable:
      queries.some(({ unreadable }) => unreadable > 0) || (organization.data?.unreadableFields.length ?? 0) > 0,
    unreadableAssistants: assistants.unreadable,
    retry: (): void => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}

/** As high as the window, so that the footer starts out of sight and is not seen to jump. */
function HomeSkeleton() {
  return (
    <Skeleton className={`${css.columns} ${css.loading}`}>
      <CardBone />
      <CardBone />
      <CardBone />
    </Skeleton>
  );
}

export function MediaChangePage() {
  const home = useMediaHome(useSelector(selectSessionIdentifier));
  const { organization, staff, isPartlyUnreadable, unreadableAssistants, retry } = home;
  const isShown = useShownInTransition(!home.isLoading);
  const failureOf = (part: string) => (
    <ErrorPanel heading={messages.loadFailedHeading} onRetry={retry}>
      <p>{messages.loadFailed}</p>
      <p>{part}</p>
    </ErrorPanel>
  );

  const content = () => {
    if (home.isLoading || !isShown) return <HomeSkeleton />;
    if (organization === undefined) return failureOf('We couldn’t load your organization.');
    return (
      <div className={css.columns}>
        <PartBoundary>
          <SeasonCard organization={organization} {...staff} isPartlyUnreadable={isPartlyUnreadable} />
        </PartBoundary>
        <PartBoundary>
          <OrganizationCard organization={organization} />
        </PartBoundary>
        <div className={css.wide}>
          <PartBoundary>
            <StaffSection
              organization={organization}
              {...staff}
              unreadableAssistants={unreadableAssistants}
              failureOf={failureOf}
            />
          </PartBoundary>
        </div>
        <div className={css.wide}>
          <PartBoundary>
            <UploadsCard />
          </PartBoundary>
        </div>
      </div>
    );
  };

  return (
    <Page
      title="Media Home"
      eyebrow="Media area"
      lead="What’s next, what’s due, and what the association has on record for your newsroom."
    >
      {content()}
    </Page>
  );
}
