import { skipToken } from '@reduxjs/toolkit/query';
import { useGetOrganizationQuery } from '@/features/organization';
import { useGetAssistantsQuery, useGetDirectorQuery } from '@/features/staff';

/** Everything appears at once, so that nothing moves; a part can fail alone. */
export function useMediaHome(identifier: string | null) {
  const arg = identifier ?? skipToken;
  const organization = useGetOrganizationQuery(arg);
  const director = useGetDirectorQuery(arg);
  const assistants = useGetAssistantsQuery(arg);
  const queries = [organization, director, assistants];

  return {
    // What has failed keeps its place while it is loaded again.
    isLoading: queries.some(({ error, data }) => error === undefined && data === undefined),
    organization: organization.data,
    /** A part that could not be loaded is undefined. */
    staff: { director: director.data, assistants: assistants.data },
    isPartlyUnreadable:
      queries.some(({ unreadable }) => unreadable > 0) || (organization.data?.unreadableFields.length ?? 0) > 0,
    unreadableAssistants: assistants.unreadable,
    retry: (): void => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
