import { useSearchParams } from 'react-router-dom';
import { emptyView, readDirectoryUrl, writeDirectoryUrl, type DirectoryView } from './directoryUrl';

interface DirectoryViewControl {
  view: DirectoryView;
  /** Another search, a list of leagues, or nothing: a place in history of its own. */
  open: (view: Partial<DirectoryView>) => void;
  /** The same results, narrowed or sorted: Back leaves them in one step. */
  adjust: (change: Partial<DirectoryView>) => void;
  /** Another page of the same results, or a school beside them: Back takes it back. */
  turn: (change: Partial<DirectoryView>) => void;
}

export function useDirectoryView(): DirectoryViewControl {
  const [query, setQuery] = useSearchParams();
  return {
    view: readDirectoryUrl(query),
    open: (view) => {
      setQuery(writeDirectoryUrl({ ...emptyView, ...view }), { preventScrollReset: true });
    },
    adjust: (change) => {
      setQuery((current) => writeDirectoryUrl({ ...readDirectoryUrl(current), page: 0, ...change }), {
        replace: true,
        preventScrollReset: true,
      });
    },
    turn: (change) => {
      setQuery((current) => writeDirectoryUrl({ ...readDirectoryUrl(current), ...change }), {
        preventScrollReset: true,
      });
    },
  };
}
