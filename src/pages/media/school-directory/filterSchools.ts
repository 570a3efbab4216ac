import { textOf, type School } from '@/features/schools';
import { foldText, includesWords } from '@/shared/lib/text';
import type { DirectoryView, SortKey } from './directoryView';

type Filters = Pick<DirectoryView, 'class' | 'town' | 'sort' | 'descending' | 'words'>;

/** Schools without a class, such as junior high schools. */
const NO_CLASS = 'none';

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const classOf = (school: School): string => textOf(school.Class) || NO_CLASS;
const townOf = ({ PhysicalCity, MailingCity }: School): string => textOf(PhysicalCity) || textOf(MailingCity);
const nameOf = ({ SchoolName }: School): string => textOf(SchoolName);

const sortedBy: Readonly<Record<SortKey, (school: School) => string>> = {
  school: nameOf,
  city: townOf,
  // Sorts schools without a class last.
  class: (school) => textOf(school.Class) || '\uFFFF',
};

const textsOf = (school: School): string =>
  foldText([nameOf(school), townOf(school), textOf(school.Class), textOf(school.LeagueName)].join(' '));

const fits = (chosen: string, value: string): boolean => chosen === '' || chosen === value;

/** Filters and sorts; ties sort by name. */
export function filterSchools(schools: readonly School[], view: Filters): School[] {
  const key = sortedBy[view.sort];
  const words = foldText(view.words);
  const direction = view.descending ? -1 : 1;
  return schools
    .filter((school) => fits(view.class, classOf(school)) && fits(view.town, townOf(school)))
    .filter((school) => includesWords(textsOf(school), words))
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

/** Each facet counts what the other one leaves. */
export function directoryFacets(schools: readonly School[], view: Filters): { classes: Facet[]; towns: Facet[] } {
  return {
    classes: countBy(filterSchools(schools, { ...view, class: '' }), classOf, view.class),
    towns: countBy(filterSchools(schools, { ...view, town: '' }), townOf, view.town),
  };
}
