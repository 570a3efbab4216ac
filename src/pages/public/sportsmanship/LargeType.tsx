import { Link } from 'react-router-dom';
import { readingTime } from '@/shared/lib/reading-time';
import { buttonClass } from '@/shared/ui/Button';
import { Page } from '@/shared/ui/Page';
import { announcements, type Announcement } from './announcements';
import { AnnouncementText, placeOf } from './AnnouncementCard';
import { readingOf, type Names } from './blanks';
import css from './Sportsmanship.module.css';

interface LargeTypeProps {
  announcement: Announcement;
  names: Names;
  queryFor: (announcement?: Announcement) => string;
}

export function LargeType({ announcement, names, queryFor }: LargeTypeProps) {
  const { title, when, paragraphs } = announcement;
  const place = announcements.indexOf(announcement);
  const steps = [
    { label: '← Previous', to: announcements[place - 1] },
    { label: 'Next →', to: announcements[place + 1] },
  ];
  return (
    <Page
      title={title}
      eyebrow={placeOf(announcement)}
      lead={`${when} · ${readingTime(readingOf(announcement, names)).seconds} sec.`}
      actions={
        <Link to={{ search: queryFor() }} className={buttonClass({ size: 'small' })}>
          ← All announcements
        </Link>
      }
    >
      <div className={css.large}>
        <AnnouncementText paragraphs={paragraphs} names={names} />
      </div>
      <nav aria-label="Announcements" className="toolbar screen-only">
        {steps.map(({ label, to }) =>
          to === undefined ? null : (
            <Link key={label} to={{ search: queryFor(to) }} className={buttonClass()}>
              <span>{label}</span>
              <span className="visually-hidden">{`: ${to.title}`}</span>
            </Link>
          ),
        )}
      </nav>
    </Page>
  );
}
