import { useSearchParams } from 'react-router-dom';
import { readStaffView, writeStaffView, type StaffView } from './staffView';

const CHOSEN = 'chosen';

/** What is shown of the assistants and who of them is chosen, both in the address. */
export function useStaffView() {
  const [search, setSearch] = useSearchParams();
  const view = readStaffView(search);
  const chosen = (search.get(CHOSEN) ?? '').split(' ').map(Number).filter(Boolean);
  const replace = (next: URLSearchParams): void => {
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    view,
    chosen,
    change: (changes: Partial<StaffView>) => {
      replace(writeStaffView(search, { ...view, ...changes }));
    },
    choose: (ids: readonly number[]) => {
      const next = new URLSearchParams(search);
      if (ids.length === 0) next.delete(CHOSEN);
      else next.set(CHOSEN, ids.join(' '));
      replace(next);
    },
  };
}
