export const boardLayouts = ['weeks', 'list'] as const;
export type BoardLayout = (typeof boardLayouts)[number];

/** The board's state, kept in the address. */
export interface BoardView {
  form: BoardLayout;
  personId: number | undefined;
}

/** Weeks need the width of a tablet at least. */
export const defaultLayout = (): BoardLayout => (window.matchMedia('(width < 48rem)').matches ? 'list' : 'weeks');

export function readBoardView(search: URLSearchParams, layout: BoardLayout): BoardView {
  const person = Number(search.get('person') ?? '');
  return {
    form: boardLayouts.find((form) => form === search.get('as')) ?? layout,
    personId: Number.isInteger(person) && person > 0 ? person : undefined,
  };
}

/** An empty value removes the parameter. */
export function boardAddress(
  search: URLSearchParams,
  changes: Readonly<Partial<Record<'as' | 'person', string>>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}
