import { useLocation } from 'react-router-dom';
import { fieldOf } from '@/shared/lib/is-record';
import { paths } from '@/shared/routes/paths';
import { BackLink } from '@/shared/ui/BackLink';

/** Navigation state that leads back to the search results. */
interface SearchOrigin {
  search: string;
  /** How many history entries to go back to the results. */
  steps: number;
}

const MOST_STEPS = 40;

/** Reads the origin from navigation state; ignores anything malformed, since pages work without it. */
export function readSearchOrigin(state: unknown): SearchOrigin | undefined {
  const directory = fieldOf(state, 'directory');
  const [search, steps] = [fieldOf(directory, 'search'), fieldOf(directory, 'steps')];
  if (typeof search !== 'string' || !/^(?:\?|$)/.test(search)) return undefined;
  if (typeof steps !== 'number' || !Number.isInteger(steps) || steps < 1 || steps > MOST_STEPS) return undefined;
  return { search, steps };
}

export function linkStateFrom(back: SearchOrigin | undefined): { directory: SearchOrigin } | null {
  return back === undefined ? null : { directory: { ...back, steps: back.steps + 1 } };
}

/** Returns how to go back to the search results, and the navigation state that a link passes on so that its page can go back, too. */
export function useSearchOrigin() {
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  if (pathname.replace(/\/+$/, '') === paths.schoolDirectory) {
    return { back: undefined, linkState: { directory: { search, steps: 1 } } };
  }
  const back = readSearchOrigin(state);
  return { back, linkState: linkStateFrom(back) };
}

export function BackToSearch() {
  const { back } = useSearchOrigin();
  return (
    <BackLink to={{ pathname: paths.schoolDirectory, search: back?.search ?? '' }} steps={back?.steps}>
      <span aria-hidden="true">←</span> Back To Search
    </BackLink>
  );
}
