import {
  currentState,
  currentType,
  identifiedChoices,
  useGetOrganizationTypesQuery,
  useGetStatesQuery,
  type Organization,
} from '@/features/organization';

interface Choice {
  value: string;
  label: string;
}

interface Current {
  /** What the form holds for the record's own choice. */
  value: string;
  /** Its id in the list. */
  id: string;
  /** Empty if the record has no choice. */
  label: string;
}

/** Offers the record's choice even if the list lacks it. */
function withCurrent(items: readonly Choice[], { value, id, label }: Current): readonly Choice[] {
  if (items.some((item) => item.value === id)) {
    return items.map((item) => (item.value === id ? { ...item, value } : item));
  }
  return label === '' ? items : [...items, { value, label }];
}

export function useEditChoices(organization: Organization) {
  const types = useGetOrganizationTypesQuery();
  const states = useGetStatesQuery();
  const found = identifiedChoices(organization, { states: states.data ?? [], types: types.data ?? [] });
  return {
    types: withCurrent(types.data?.map((type) => ({ value: String(type.TypeID), label: type.Type })) ?? [], {
      value: String(currentType(organization)),
      id: String(found.type),
      label: organization.MediaType || String(organization.TypeID ?? ''),
    }),
    states: withCurrent(states.data?.map(({ Id, Name }) => ({ value: String(Id), label: Name })) ?? [], {
      value: String(currentState(organization)),
      id: String(found.state),
      label: organization.State || String(organization.StateID ?? ''),
    }),
    error: types.error ?? states.error,
    retry: () => {
      for (const { isError, refetch } of [types, states]) if (isError) void refetch();
    },
  };
}

export type EditChoices = ReturnType<typeof useEditChoices>;
