// `listed` is the order in which the association lists them.
const sortKeys = ['listed', 'name', 'city', 'type'] as const;

export type SortKey = (typeof sortKeys)[number];

export function isSortKey(value: unknown): value is SortKey {
  return sortKeys.some((key) => key === value);
}
