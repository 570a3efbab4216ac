import type { AgreementChoices } from '@/features/agreements';

/** A small API whose every answer tells which choices it belongs to, so that an option in the wrong list is found out. */
export function answerTo(path: string): unknown {
  const [, kind = '', a = '', b = '', c = ''] = path.split('/');
  switch (kind) {
    case 'activities':
      return ['1', '12', '13'].map((id) => ({ ActivityID: Number(id), Description: `Activity ${id}` }));
    case 'levels':
      return [1, 2].map((id) => ({ id, PlayoffLevel: `Level ${id} of ${a}` }));
    case 'classifications':
      return a === '1'
        ? [71, 72].map((id) => ({ FBID: id, FBClass: `Class ${id} of ${a}` }))
        : [11, 12].map((id) => ({ ClassID: id, ClassDescription: `Class ${id} of ${a}` }));
    case 'sites':
      return sitesOf(b, c, a);
    case 'year':
      return { Year: 2026 };
    case 'assignment-schools':
      return a === 'football' ? schoolsOf(`${b}${c}`) : a.endsWith('3') ? [] : schoolsOf(a);
    case 'dates':
      return b === '1' ? { GameDate: '2026-11-28' } : { GameDate: null };
    default:
      return { status: 'ok' };
  }
}

const schoolsOf = (key: string): object[] =>
  [1, 2, 3].map((index) => ({
    SchoolID: `${key}${index}`,
    SchoolName: `School ${key}${index}`,
    ADEmail: `ad@${key}${index}.example`,
  }));

/** Three days at a place with a name; one day without an end and a name; one whose schools are not known. */
function sitesOf(activity: string, level: string, classId: string): object[] {
  if (classId === '72' || classId === '12') return [];
  const id = (index: number): string => `${activity}${level}${classId}${index}`;
  return [
    {
      TournamentID: id(1),
      SiteName: `Site ${id(1)}`,
      StartDate: '2026-12-31',
      EndDate: '2027-01-02',
      ManagerEmail: `manager@${id(1)}.example`,
      SiteLocationName: `Place ${id(1)}`,
    },
    { TournamentID: id(2), SiteName: `Site ${id(2)}`, StartDate: '2027-03-14', EndDate: null, SiteLocationName: '' },
    { TournamentID: id(3), SiteName: `Site ${id(3)}`, StartDate: null, SiteLocationName: `Place ${id(3)}` },
  ];
}

/** AGR-4 to AGR-7 once more, and simply: what each list is loaded from under the choices; '' where it is not to be loaded. */
export function loadsOf({ activity, level, class: classId, site, schools }: AgreementChoices) {
  const isFootball = activity === '1';
  const isClassChosen = activity !== '' && level !== '' && classId !== '';
  return {
    activities: 'contact/activities',
    levels: activity && `contact/levels/${activity}`,
    classes: activity && `contact/classifications/${activity}`,
    sites: isClassChosen ? `contact/sites/${classId}/${activity}/${level}` : '',
    year: isFootball && isClassChosen ? 'contact/year/1' : '',
    schools: isFootball
      ? isClassChosen
        ? `contact/assignment-schools/football/2026/${classId}`
        : ''
      : site && `contact/assignment-schools/${site}`,
    date: isFootball && schools.length > 0 ? `contact/dates/football/${level}` : '',
  };
}

const field = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;

/** The ids that a path's answer offers. */
export function idsIn(path: string): string[] {
  const answer = answerTo(path);
  const names = ['ActivityID', 'id', 'ClassID', 'FBID', 'TournamentID', 'SchoolID'];
  return (Array.isArray(answer) ? answer : []).map((row) => {
    const name = names.find((key) => field(row, key) !== undefined) ?? '';
    return String(field(row, name));
  });
}

/** The days that a site or football's level offers, written out. */
export function daysOf({ activity, level, site }: AgreementChoices): string[] {
  if (activity === '1') return level === '1' ? ['11/28/2026'] : [];
  if (site.endsWith('1')) return ['12/31/2026', '1/1/2027', '1/2/2027'];
  return site.endsWith('2') ? ['3/14/2027'] : [];
}
