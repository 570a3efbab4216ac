import type { AgreementChoices, AgreementLists, AgreementTexts, Lookup } from '@/features/agreements';

export const texts: AgreementTexts = {
  name: 'Ana Ruiz',
  billingEmail: 'billing@ksnx7.example',
  email: 'ana@ksnx7.example',
  stream: '',
  station: '7.1',
};

/** A complete set of choices of an event that is not football. */
export const choices: AgreementChoices = {
  tier: '75',
  contests: '2',
  activity: '12',
  level: '2',
  class: '11',
  site: '40001',
  dates: ['3/2/2027'],
  schools: ['501', '502'],
  eventsite: '502',
  landline: '',
  cellphone: '',
};

export const emptyChoices: AgreementChoices = {
  tier: '',
  contests: '',
  activity: '',
  level: '',
  class: '',
  site: '',
  dates: [],
  schools: [],
  eventsite: '',
  landline: '',
  cellphone: '',
};

const ready = <T>(...items: T[]): Lookup<T> => ({ status: 'ready', items });

type Site = AgreementLists['sites']['items'][number];

const site = (TournamentID: number, more: Partial<Site>): Site => ({
  TournamentID,
  SiteName: '',
  Gender: '',
  ClassDescription: '',
  StartDate: '',
  EndDate: '',
  ManagerEmail: '',
  SiteLocationName: '',
  ...more,
});

/** The lists that offer those choices. */
export const lists: AgreementLists = {
  activities: ready({ ActivityID: 1, Description: 'Football' }, { ActivityID: 12, Description: 'Girls Basketball' }),
  levels: ready({ id: 1, PlayoffLevel: 'State' }, { id: 2, PlayoffLevel: 'Sub-State' }),
  classes: ready({ ClassID: 11, ClassDescription: '6A' }, { ClassID: 71, ClassDescription: '5A' }),
  sites: ready(
    site(40001, {
      SiteName: 'Easton Sub-State',
      ManagerEmail: 'manager@easton.example',
      SiteLocationName: 'Easton Gymnasium',
    }),
    site(40002, { SiteName: 'Hays Sub-State' }),
    site(40003, {}),
  ),
  schools: ready(
    { SchoolID: 501, SchoolName: 'Free State High School', ADEmail: 'ad@freestate.example' },
    { SchoolID: 502, SchoolName: 'Wichita East High School', ADEmail: '' },
    { SchoolID: 503, SchoolName: 'Hays High School', ADEmail: '' },
  ),
  dates: ready('3/2/2027', '3/3/2027'),
  isDateEmpty: false,
};
