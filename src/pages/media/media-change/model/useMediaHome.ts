import { skipToken } from '@reduxjs/toolkit/query';
import { useGetOrganizationQuery } from '@/features/organization';
import { useGetAssistantsQuery, useGetDirectorQuery } from '@/features/staff';

/** All that the media home shows. A part that cannot be loaded leaves the others standing. */
export function useMediaHome(identifier: string | null) {
  const arg = identifier ?? skipToken;
  const organization = useGetOrganizationQuery(arg);
  const director = useGetDirectorQuery(arg);
  const assistants = useGetAssistantsQuery(arg);
  const retry = (): void => {
    for (const { isError, refetch } of [organization, director, assistants]) if (isError) void refetch();
  };
  return {
    organization: organization.data,
    isOrganizationMissing: organization.isError && organization.data === undefined,
    director: director.isError ? undefined : director.data,
    assistants: assistants.isError ? undefined : assistants.data,
    isStaffMissing: director.isError || assistants.isError,
    retry,
  };
}
