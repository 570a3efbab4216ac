import { useEffect, useRef } from 'react';
import { readingTime } from '@/shared/lib/reading-time';
import { urlText, useUrlState, writeUrl, type UrlFields } from '@/shared/routes/useUrlState';
import { PAGE_HEADING_ID } from '@/shared/lib/focus';
import { Page } from '@/shared/ui/Page';
import { PageIndex } from '@/shared/ui/PageIndex';
import { announcements, type Announcement } from './announcements';
import { blanksOf, readingOf, type Names } from './blanks';
import { AnnouncementCard, headingId, readLinkId } from './AnnouncementCard';
import { LargeType } from './LargeType';
import { NamesForm } from './NamesForm';
import css from './Sportsmanship.module.css';

const blanks = blanksOf(announcements);

/** The names and the open announcement are in the address, so that an announcer can bookmark them. */
const fields: UrlFields<Names> = Object.fromEntries([...blanks, 'read'].map((key) => [key, urlText]));

/** Moves the focus to the large-type view when it opens, and back to its link when it closes. */
function useFocusOf(readingId: string | undefined): void {
  const last = useRef(readingId);
  useEffect(() => {
    if (last.current === readingId) return;
    const left = last.current;
    last.current = readingId;
    if (readingId === undefined) {
      const link = document.getElementById(readLinkId(left ?? ''));
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'center' });
    } else {
      document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [readingId]);
}

export function SportsmanshipPage() {
  const [view, change] = useUrlState(fields);
  const { read, ...names } = view;
  const reading = announcements.find(({ id }) => id === read);
  /** The URL query that shows an announcement in large type or, without one, the list. */
  const queryFor = (announcement?: Announcement): string =>
    writeUrl(fields, { ...view, read: announcement?.id ?? '' }).toString();
  useFocusOf(reading?.id);

  if (reading !== undefined) return <LargeType announcement={reading} names={names} queryFor={queryFor} />;
  return (
    <Page
      title="Sportsmanship Announcements"
      eyebrow="For the public-address booth"
      lead="Seven announcements in the order you read them, from the welcome to the final horn. Read them as written, or make them your school’s own."
    >
      <p className={css.hint}>
        Words in <span className={css.blank}>[brackets]</span> are yours to fill in. Lengths assume 150 words a minute;
        slow down in a loud gym.
      </p>
      <NamesForm
        blanks={blanks}
        names={names}
        onChange={(blank, name) => change({ [blank]: name }, true)}
        onClear={() => change(Object.fromEntries(blanks.map((blank) => [blank, ''])), true)}
      />
      <PageIndex
        label="Announcements on this page"
        groups={[
          {
            heading: 'Announcements',
            parts: announcements.map((announcement) => ({
              id: headingId(announcement.id),
              title: announcement.title,
              seconds: readingTime(readingOf(announcement, names)).seconds,
            })),
          },
        ]}
      >
        <ol className={css.announcements}>
          {announcements.map((announcement) => (
            <li key={announcement.id}>
              <AnnouncementCard announcement={announcement} names={names} readQuery={queryFor(announcement)} />
            </li>
          ))}
        </ol>
      </PageIndex>
    </Page>
  );
}
