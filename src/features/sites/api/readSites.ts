import { isSeason } from '../config/seasons';
import type { Activity, SiteNotification, TournamentSite } from './sitesDto';

const entriesOf = (answer: unknown): object[] => {
  const entries: unknown[] = Array.isArray(answer) ? answer : [];
  return entries.filter((entry): entry is object => typeof entry === 'object' && entry !== null);
};

const field = (entry: object, name: string): unknown => Reflect.get(entry, name);

/** A key, also where it comes as a text; undefined where it is none. */
function keyOf(entry: object, name: string): number | undefined {
  const value = field(entry, name);
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = typeof value === 'number' || isText ? Number(value) : NaN;
  return Number.isInteger(number) ? number : undefined;
}

function textOf(entry: object, name: string): string {
  const value = field(entry, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A flag: 1, however it is written. */
const isOne = (value: unknown): boolean => value === true || Number(value) === 1;

const genderOf = (entry: object): 0 | 1 | 2 => {
  const gender = Number(field(entry, 'Gender'));
  return gender === 1 || gender === 2 ? gender : 0;
};

/** The activities that are used (section 2: those with ShowIcon) and can be: with a key, a name and a season. */
export function readActivities(answer: unknown): Activity[] {
  return entriesOf(answer).flatMap((entry) => {
    const ActivityID = keyOf(entry, 'ActivityID');
    const Name = textOf(entry, 'Name');
    const Season = textOf(entry, 'Season');
    if (ActivityID === undefined || Name === '' || !isSeason(Season) || !isOne(field(entry, 'ShowIcon'))) return [];
    const Active = isOne(field(entry, 'Active')) ? 1 : 0;
    return [{ ActivityID, Name, Season, Active, ShowIcon: 1, Type: textOf(entry, 'Type'), Gender: genderOf(entry) }];
  });
}

/** A site without a key can't be chosen, so it is left out. */
export function readSites(answer: unknown): TournamentSite[] {
  return entriesOf(answer).flatMap((entry) => {
    const ID = keyOf(entry, 'ID');
    if (ID === undefined) return [];
    const [Site, Class] = [textOf(entry, 'Site'), textOf(entry, 'Class')];
    return [{ ID, Site, Class, GameDate: textOf(entry, 'GameDate'), EndDate: textOf(entry, 'EndDate') }];
  });
}

export function readNotifications(answer: unknown): SiteNotification[] {
  return entriesOf(answer).flatMap((entry) => {
    const Sites = keyOf(entry, 'Sites');
    const PersonID = keyOf(entry, 'PersonID');
    if (Sites === undefined || PersonID === undefined) return [];
    return [{ Sites, PersonID, Attending: isOne(field(entry, 'Attending')) ? 1 : 0 }];
  });
}
