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

const site = (id: number, more: Partial<Site>): Site => ({
  id,
  name: '',
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
  activities: ready({ id: 1, name: 'Football' }, { id: 12, name: 'Girls Basketball' }),
  levels: ready({ id: 1, name: 'State' }, { id: 2, name: 'Sub-State' }),
  classes: ready({ id: 11, name: '6A' }, { id: 71, name: '5A' }),
  sites: ready(
    site(40001, {
      name: 'Easton Sub-State',
      ManagerEmail: 'manager@easton.example',
      SiteLocationName: 'Easton Gymnasium',
    }),
    site(40002, { name: 'Hays Sub-State' }),
    site(40003, {}),
  ),
  schools: ready(
    { id: 501, name: 'Free State High School', hostEmail: 'ad@freestate.example' },
    { id: 502, name: 'Wichita East High School', hostEmail: '' },
    { id: 503, name: 'Hays High School', hostEmail: '' },
  ),
  dates: ready('3/2/2027', '3/3/2027'),
  isDateEmpty: false,
};
