import { useSearchParams } from 'react-router-dom';
import { useQueryOnceHydrated } from '@/shared/routes';
import { announcements, type Announcement } from '../config/announcements';
import { blanksOf, type Names } from './blanks';

export const blanks = blanksOf(announcements);

interface Booth {
  names: Names;
  /** What is open in large type. */
  reading: Announcement | undefined;
  changeName: (blank: string, name: string) => void;
  clearNames: () => void;
  /** The query with which an announcement is open in large type, or none is. */
  queryFor: (announcement?: Announcement) => string;
}

/** The names of the game and what is being read: in the address, which can be kept as a bookmark for the evening. */
export function useBooth(): Booth {
  const query = useQueryOnceHydrated();
  const [, setSearch] = useSearchParams();
  const names = Object.fromEntries(blanks.map((blank) => [blank, query.get(blank) ?? '']));
  const queryWith = (change: Names): URLSearchParams => {
    const read = query.get('read');
    const next: Names = { ...names, ...(read === null ? {} : { read }), ...change };
    return new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
  };
  const replace = (change: Names): void => {
    setSearch(queryWith(change), { replace: true, preventScrollReset: true });
  };
  return {
    names,
    reading: announcements.find(({ id }) => id === query.get('read')),
    changeName: (blank, name) => {
      replace({ [blank]: name });
    },
    clearNames: () => {
      replace(Object.fromEntries(blanks.map((blank) => [blank, ''])));
    },
    queryFor: (announcement) => queryWith({ read: announcement?.id ?? '' }).toString(),
  };
}
