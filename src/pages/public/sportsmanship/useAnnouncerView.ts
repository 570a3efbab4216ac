import { urlText, useUrlState, writeUrl, type UrlFields } from '@/shared/routes/useUrlState';
import { announcements, type Announcement } from './announcements';
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

const fields: UrlFields<Names> = Object.fromEntries([...blanks, 'read'].map((key) => [key, urlText]));

/** The names and the open announcement, stored in the address so that an announcer can bookmark them. */
export function useAnnouncerView(): AnnouncerView {
  const [view, change] = useUrlState(fields);
  const { read, ...names } = view;
  return {
    names,
    reading: announcements.find(({ id }) => id === read),
    changeName: (blank, name) => {
      change({ [blank]: name }, true);
    },
    clearNames: () => {
      change(Object.fromEntries(blanks.map((blank) => [blank, ''])), true);
    },
    queryFor: (announcement) => writeUrl(fields, { ...view, read: announcement?.id ?? '' }).toString(),
  };
}
