import { useGetOrganizationTypesQuery, useGetStatesQuery, type Organization } from '@/features/organization';

interface Choice {
  value: string;
  label: string;
}

/** Falls back to the organization's current choice. */
function choicesOr(items: readonly Choice[] | undefined, id: number | null, name: string) {
  if (items !== undefined && items.length > 0) return items;
  return id === null ? [] : [{ value: String(id), label: name || String(id) }];
}

export function useEditChoices({ TypeID, MediaType, StateID, State }: Organization) {
  const types = useGetOrganizationTypesQuery();
  const states = useGetStatesQuery();
  return {
    types: choicesOr(
      types.data?.map((type) => ({ value: String(type.TypeID), label: type.Type })),
      TypeID,
      MediaType,
    ),
    states: choicesOr(
      states.data?.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
      StateID,
      State,
    ),
    error: types.error ?? states.error,
    retry: () => {
      for (const { isError, refetch } of [types, states]) if (isError) void refetch();
    },
  };
}

export type EditChoices = ReturnType<typeof useEditChoices>;
