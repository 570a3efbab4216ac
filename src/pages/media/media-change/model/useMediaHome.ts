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
  const isStaffKnown =
    !director.isError && !assistants.isError && director.data !== undefined && assistants.data !== undefined;

  return {
    isLoading: queries.some(({ isError, data }) => !isError && data === undefined),
    organization: organization.data,
    staff: isStaffKnown ? { director: director.data, assistants: assistants.data } : undefined,
    retry: (): void => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
