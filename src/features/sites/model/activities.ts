import { compareNames } from '@/shared/lib/text';
import { seasons, type Activity, type Season } from '../api/sitesDto';

const genders: Readonly<Record<string, string>> = { 1: 'Boys', 2: 'Girls', b: 'Boys', g: 'Girls' };

/** Returns Boys or Girls for a known code, any other word as the server writes it, and '' for an unknown number. */
const genderName = (gender: Activity['Gender']): string =>
  genders[String(gender).toLowerCase()] ?? (typeof gender === 'string' ? gender : '');

/** Names of activities that need no selection (ATT-4), matched as whole words. Scholars bowl is not bowling. */
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

/** The name without the gender, so that boys' and girls' basketball are sorted side by side. */
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
