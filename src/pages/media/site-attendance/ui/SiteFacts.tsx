import { memo, useState } from 'react';
import { deadlineOf, showSiteDates, siteName, timeLeft, useCurrentMinute } from '@/features/sites';
import { showDeadline } from '@/shared/lib/calendar-dates/showDate';
import type { Line } from '../model/grid';
import css from './AttendanceForm.module.css';

/** Lists each site's dates and deadline (ATT-8); collapsed, since the headings show the most important facts. */
export const SiteFacts = memo(function SiteFacts({ sites }: { sites: readonly Line[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const now = useCurrentMinute();
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Site dates and deadlines</summary>
      {isOpen ? (
        <ul className={css.sites}>
          {sites.flatMap(({ id, site }) => {
            if (site === undefined) return [];
            const deadline = deadlineOf(site);
            const left = deadline === undefined ? undefined : timeLeft(deadline, now);
            return [
              <li key={id}>
                <strong>{siteName(site)}</strong>
                <span>{` · ${[site.Class, showSiteDates(site)].filter(Boolean).join(' · ')}`}</span>
                {deadline === undefined || left === undefined ? null : (
                  <span className={left.state === 'passed' ? 'urgent' : left.state === 'soon' ? 'soon' : undefined}>
                    {left.state === 'passed' ? ` · ${left.text}` : ` · Closes ${showDeadline(deadline)} (${left.text})`}
                  </span>
                )}
              </li>,
            ];
          })}
        </ul>
      ) : null}
    </details>
  );
});
