import { useState } from 'react';
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
  // The form keeps its first values too, when the record is loaded again.
  const [first] = useState(organization);
  const found = identifiedChoices(first, { states: states.data ?? [], types: types.data ?? [] });
  return {
    types: withCurrent(types.data?.map((type) => ({ value: String(type.TypeID), label: type.Type })) ?? [], {
      value: String(currentType(first)),
      id: String(found.type),
      label: first.MediaType || String(first.TypeID ?? ''),
    }),
    states: withCurrent(states.data?.map(({ Id, Name }) => ({ value: String(Id), label: Name })) ?? [], {
      value: String(currentState(first)),
      id: String(found.state),
      label: first.State || String(first.StateID ?? ''),
    }),
    error: types.error ?? states.error,
    retry: () => {
      for (const { isError, refetch } of [types, states]) if (isError) void refetch();
    },
  };
}

export type EditChoices = ReturnType<typeof useEditChoices>;
