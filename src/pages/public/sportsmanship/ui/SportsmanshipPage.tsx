import { Page } from '@/shared/ui/page';
import { announcements } from '../config/announcements';
import { AnnouncementCard } from './AnnouncementCard';
import css from './SportsmanshipPage.module.css';

export function SportsmanshipPage() {
  return (
    <Page
      title="Sportsmanship Announcements"
      eyebrow="For the public-address booth"
      lead="Seven announcements in the order of the evening, from the welcome to the final horn. Read them as they stand or make them your school’s own."
    >
      <p className={css.hint}>
        Words in <span className={css.sample}>[brackets]</span> are yours to fill in. Lengths are at 150 words a minute:
        slow down in a loud gym.
      </p>
      <ol className={css.list}>
        {announcements.map((announcement) => (
          <li key={announcement.id} className={css.item}>
            <AnnouncementCard announcement={announcement} />
          </li>
        ))}
      </ol>
    </Page>
  );
}
