import { type School, type SchoolSearch } from '@/features/schools';
import { foldText, includesWords } from '@/shared/lib/text';
import type { DirectoryView, SortKey } from './directoryView';

type Filters = Pick<DirectoryView, 'class' | 'town' | 'sort' | 'descending'>;

/** The filter's value for schools without a class, such as junior high schools. */
const NO_CLASS = 'none';

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const classOf = (school: School): string => school.Class || NO_CLASS;
const townOf = ({ PhysicalCity, MailingCity }: School): string => PhysicalCity || MailingCity;
const nameOf = ({ SchoolName }: School): string => SchoolName;

const sortedBy: Readonly<Record<SortKey, (school: School) => string>> = {
  school: nameOf,
  city: townOf,
  // Sorts schools without a class last.
  class: (school) => school.Class || '\uFFFF',
};

const textsOf = (school: School): string =>
  foldText([nameOf(school), school.PhysicalCity, school.MailingCity, school.Class, school.LeagueName].join(' '));

/** @param asked the words the server already searched for: they are not compared again, so that none of its matches is dropped */
export function matchSchools(schools: readonly School[], { name, city }: SchoolSearch, asked?: SchoolSearch): School[] {
  const words = foldText(`${name} ${city}`).split(' ');
  const found = foldText(`${asked?.name ?? ''} ${asked?.city ?? ''}`).split(' ');
  const others = words.filter((word) => !found.includes(word)).join(' ');
  return schools.filter((school) => includesWords(textsOf(school), others));
}

const fits = (chosen: string, value: string): boolean => chosen === '' || chosen === value;

/** Filters and sorts; ties sort by name. */
export function filterSchools(schools: readonly School[], view: Filters): School[] {
  const key = sortedBy[view.sort];
  const direction = view.descending ? -1 : 1;
  return schools
    .filter((school) => fits(view.class, classOf(school)) && fits(view.town, townOf(school)))
    .sort((one, other) => direction * compare(key(one), key(other)) || compare(nameOf(one), nameOf(other)));
}

export interface Facet {
  value: string;
  label: string;
  count: number;
}

function countBy(schools: readonly School[], keyOf: (school: School) => string, chosen: string): Facet[] {
  const counts = new Map<string, number>(chosen === '' ? [] : [[chosen, 0]]);
  for (const key of schools.map(keyOf)) if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, label: value === NO_CLASS ? 'No class' : value, count }))
    .sort(
      (one, other) =>
        Number(one.value === NO_CLASS) - Number(other.value === NO_CLASS) || compare(one.label, other.label),
    );
}

/** The options of the class and town filters. Each filter's counts include only schools that match the other filter. */
export function directoryFacets(schools: readonly School[], view: Filters): { classes: Facet[]; towns: Facet[] } {
  return {
    classes: countBy(filterSchools(schools, { ...view, class: '' }), classOf, view.class),
    towns: countBy(filterSchools(schools, { ...view, town: '' }), townOf, view.town),
  };
}
