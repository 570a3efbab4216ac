import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { oneStepOn, readWayBack, type WayBack } from './wayBack';

interface WayBackHere {
  /** From this page to the directory's results; undefined where one did not come from there. */
  back: WayBack | undefined;
  /** What every link to a school or a league passes on. */
  linkState: { directory: WayBack } | null;
}

export function useWayBack(): WayBackHere {
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  if (pathname.replace(/\/+$/, '') === paths.schoolDirectory) {
    return { back: undefined, linkState: { directory: { search, steps: 1 } } };
  }
  const back = readWayBack(state);
  return { back, linkState: oneStepOn(back) };
}
