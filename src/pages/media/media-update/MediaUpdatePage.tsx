import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useGetOrganizationQuery } from '@/features/organization';
import { selectSessionIdentifier } from '@/features/session';
import { describeError } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { FormCard } from '@/shared/ui/FormCard';
import { FormSkeleton } from '@/shared/ui/FormSkeleton';
import { Page } from '@/shared/ui/Page';
import { OrganizationForm } from './OrganizationForm';

/** Loads the organization itself, because a reload has no navigation state. */
export function MediaUpdatePage() {
  const query = useGetOrganizationQuery(useSelector(selectSessionIdentifier) ?? skipToken);

  return (
    <Page
      title="Update Organization"
      eyebrow="Media area"
      width="reading"
      lead="What the public sees in the media listing. Fields are required unless marked optional."
    >
      {query.data === undefined && query.isError ? (
        <ErrorPanel heading="We couldn’t load your organization" onRetry={() => void query.refetch()}>
          {describeError(query.error)}
        </ErrorPanel>
      ) : (
        <FormCard size="long">
          {query.data === undefined ? <FormSkeleton fields={10} /> : <OrganizationForm organization={query.data} />}
        </FormCard>
      )}
    </Page>
  );
}
