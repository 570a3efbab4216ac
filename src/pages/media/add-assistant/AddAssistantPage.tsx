import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useGetOrganizationQuery } from '@/features/organization';
import { selectSessionIdentifier } from '@/features/session';
import { useGetAssistantsQuery, useGetDirectorQuery } from '@/features/staff';
import { type ApiError, retryFailed } from '@/shared/api';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { FormCard } from '@/shared/ui/FormCard';
import { FormSkeleton } from '@/shared/ui/FormSkeleton';
import { Page } from '@/shared/ui/Page';
import { AddAssistantForm } from './ui/AddAssistantForm';
import { BulkAdd } from './ui/BulkAdd';

export function AddAssistantPage() {
  const identifier = useSelector(selectSessionIdentifier) ?? skipToken;
  const organization = useGetOrganizationQuery(identifier);
  const assistants = useGetAssistantsQuery(identifier);
  // The form does not wait for the primary contact, who is only needed to notice that a person is on the staff already.
  const { data: director } = useGetDirectorQuery(identifier);
  // Uses the last loaded data even if a refetch fails, so that the form stays open with what the user has typed.
  const { Identifier = '', id } = organization.data ?? {};
  const loaded =
    id === undefined || assistants.data === undefined
      ? undefined
      : {
          organization: { Identifier, id },
          assistants: assistants.data,
          listed: [...assistants.data, ...(director ? [director] : [])],
        };
  // Shows an error instead of the form if the id is unreadable, because every call that adds an assistant needs it.
  const unreadableId: ApiError | undefined =
    organization.data !== undefined && id === undefined ? { kind: 'unreadable' } : undefined;
  const error = organization.error ?? assistants.error ?? unreadableId;

  return (
    <Page
      title="Add Assistant"
      eyebrow="Media area"
      width="reading"
      lead="The media listing shows your assistants. You can request credentials for them. All fields are required."
    >
      {loaded === undefined && error !== undefined ? (
        <LoadFailure
          what="your staff"
          error={error}
          onRetry={() => {
            retryFailed([organization, assistants]);
            if (unreadableId !== undefined) void organization.refetch();
          }}
        />
      ) : (
        <>
          <FormCard size="shortest">
            {loaded === undefined ? <FormSkeleton fields={3} /> : <AddAssistantForm {...loaded} />}
          </FormCard>
          {loaded === undefined ? null : <BulkAdd {...loaded} />}
        </>
      )}
    </Page>
  );
}
