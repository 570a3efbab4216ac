import { compareNames } from '@/shared/lib/text';
import { seasons, type Activity, type Season } from '../api/sitesDto';

const genders: Readonly<Record<string, string>> = { 1: 'Boys', 2: 'Girls', b: 'Boys', g: 'Girls' };

/** A word as the server writes it; a number without a meaning is left out. */
const genderName = (gender: Activity['Gender']): string =>
  genders[String(gender).toLowerCase()] ?? (typeof gender === 'string' ? gender : '');

/** ATT-4. Scholars bowl is not bowling. */
const NO_SELECTION = /\b(?:tennis|golf|gymnastics|bowling)\b/i;

export const isActive = ({ Active }: Activity): boolean => Active === 1;

export const needsNoSelection = ({ Name }: Pick<Activity, 'Name'>): boolean => NO_SELECTION.test(Name);

export const isOpenForSelection = (activity: Activity): boolean => isActive(activity) && !needsNoSelection(activity);

/** Adds the gender where two activities share a name. */
export function activityName(activity: Activity, all: readonly Activity[]): string {
  const { ActivityID, Name, Gender } = activity;
  const isShared = all.some((other) => other.ActivityID !== ActivityID && other.Name === Name);
  return isShared ? `${genderName(Gender)} ${Name}`.trim() : Name;
}

/** Sorts boys' and girls' basketball side by side. */
const sportOf = ({ Name }: Activity): string => Name.replace(/^(?:boys|girls)\s+/i, '');

export function groupBySeason(activities: readonly Activity[]): { season: Season; activities: Activity[] }[] {
  return seasons.map((season) => ({
    season,
    activities: activities
      .filter(({ Season }) => Season === season)
      .sort(
        (a, b) => compareNames(sportOf(a), sportOf(b)) || compareNames(a.Name, b.Name) || a.ActivityID - b.ActivityID,
      ),
  }));
}
