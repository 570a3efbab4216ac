import { sameId } from './agreementLists';

type Id = number | string;

/** The id of a list's only option, as controls hold it; '' where the list has another number of options. */
export function onlyOption<T>(items: readonly T[], idOf: (item: T) => Id): string {
  const [only, another] = items;
  return only === undefined || another !== undefined ? '' : String(idOf(only));
}

/** What counts of a choice: the option that was chosen, or else, where `takesOnly`, the only one that there is. */
export function offeredOption<T>(items: readonly T[], idOf: (item: T) => Id, chosen: string, takesOnly = true): string {
  if (items.some((item) => sameId(idOf(item), chosen))) return chosen;
  return takesOnly ? onlyOption(items, idOf) : '';
}
