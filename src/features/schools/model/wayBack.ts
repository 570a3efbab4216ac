/** How the results that one came from are found again. It is passed on from page to page as navigation state. */
export interface WayBack {
  /** The directory's query, which holds the search: '' or '?…'. */
  search: string;
  /** How many entries of the browser's history lie between. */
  steps: number;
}

const MOST_STEPS = 40;

/** State is a hint: what another release or page has left there is no way back. */
export function readWayBack(state: unknown): WayBack | undefined {
  if (typeof state !== 'object' || state === null || !('directory' in state)) return undefined;
  const { directory } = state;
  if (typeof directory !== 'object' || directory === null) return undefined;
  const { search, steps }: Partial<Record<keyof WayBack, unknown>> = directory;
  if (typeof search !== 'string' || !/^(?:\?|$)/.test(search)) return undefined;
  if (typeof steps !== 'number' || !Number.isInteger(steps) || steps < 1 || steps > MOST_STEPS) return undefined;
  return { search, steps };
}

/** The state for a link on a page that lies `back` from the results. */
export function oneStepOn(back: WayBack | undefined): { directory: WayBack } | null {
  return back === undefined ? null : { directory: { ...back, steps: back.steps + 1 } };
}
