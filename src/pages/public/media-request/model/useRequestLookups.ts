import { useMemo } from 'react';
import { useGetCountiesQuery, useGetOrganizationTypesQuery, useGetStatesQuery } from '@/features/organization';

interface Choice {
  /** Sent to the API. */
  id: number | string;
  label: string;
}

const named = (items: { Id: number | string; Name: string }[] | undefined): Choice[] =>
  (items ?? []).map(({ Id, Name }) => ({ id: Id, label: Name }));

export function useRequestLookups() {
  const counties = useGetCountiesQuery();
  const states = useGetStatesQuery();
  const types = useGetOrganizationTypesQuery();
  const queries = [counties, states, types];

  return {
    choices: useMemo(
      () => ({
        County: named(counties.data),
        State: named(states.data),
        Type: (types.data ?? []).map(({ TypeID, Type }): Choice => ({ id: TypeID, label: Type })),
      }),
      [counties.data, states.data, types.data],
    ),
    loading: queries.some(({ isLoading }) => isLoading),
    error: queries.find(({ isError }) => isError)?.error,
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}

export type RequestChoices = ReturnType<typeof useRequestLookups>['choices'];

/** Finds the id to send: it may be a number, but a select's values are strings. */
export function idOf(choices: readonly Choice[], value: string): number | string {
  return choices.find(({ id }) => String(id) === value)?.id ?? value;
}
