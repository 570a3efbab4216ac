import type { Activity } from '../api/sitesDto';
import { seasons, type Season } from '../config/seasons';

const genders = { 0: '', 1: 'Boys', 2: 'Girls' } as const;

/** ATT-4. Scholars bowl is no bowling. */
const NO_SELECTION = /\b(?:tennis|golf|gymnastics|bowling)\b/i;

export const isActive = ({ Active }: Activity): boolean => Active === 1;

export const needsNoSelection = ({ Name }: Pick<Activity, 'Name'>): boolean => NO_SELECTION.test(Name);

export const isOpenForSelection = (activity: Activity): boolean => isActive(activity) && !needsNoSelection(activity);

/** The name, with the gender before it where another activity of the season has the same one. */
export function activityName(activity: Activity, all: readonly Activity[]): string {
  const { ActivityID, Name, Gender } = activity;
  const isShared = all.some((other) => other.ActivityID !== ActivityID && other.Name === Name);
  return isShared ? `${genders[Gender]} ${Name}`.trim() : Name;
}

const collator = new Intl.Collator('en');

/** Name without the gender first, so that boys' and girls' basketball stand side by side. */
const sportOf = ({ Name }: Activity): string => Name.replace(/^(?:boys|girls)\s+/i, '');

export function groupBySeason(activities: readonly Activity[]): { season: Season; activities: Activity[] }[] {
  return seasons.map((season) => ({
    season,
    activities: activities
      .filter(({ Season }) => Season === season)
      .sort(
        (a, b) =>
          collator.compare(sportOf(a), sportOf(b)) || collator.compare(a.Name, b.Name) || a.ActivityID - b.ActivityID,
      ),
  }));
}
