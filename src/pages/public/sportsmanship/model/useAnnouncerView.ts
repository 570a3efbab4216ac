import { useSearchParams } from 'react-router-dom';
import { useQueryOnceHydrated } from '@/shared/routes';
import { announcements, type Announcement } from '../config/announcements';
import { blanksOf, type Names } from './blanks';

export const blanks = blanksOf(announcements);

interface AnnouncerView {
  names: Names;
  /** The announcement shown in large type. */
  reading: Announcement | undefined;
  changeName: (blank: string, name: string) => void;
  clearNames: () => void;
  /** The query that shows an announcement in large type, or none. */
  queryFor: (announcement?: Announcement) => string;
}

/** Kept in the address, so that an announcer can bookmark it. */
export function useAnnouncerView(): AnnouncerView {
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
