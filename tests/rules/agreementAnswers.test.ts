// Verifies AGR-8, AGR-15, AGR-16, AGR-28, AGR-31, AGR-33.
import {
  eventSiteOptions,
  hostElsewhere,
  isLocationEnough,
  offeredChoices,
  reviewAgreement,
  type AgreementLists,
  type BroadcastType,
} from '@/features/agreements';
import { choices, lists, emptyChoices, texts } from '../support/agreementData';

const none = { status: 'loading', items: [] } as const;
const organization = { id: 2, name: 'KSNX-TV Channel 7' };
const valuesOf = (hosts: { id: number | string }[]): string[] => hosts.map(({ id }) => String(id));

describe('the event site', () => {
  test.each([
    ['each chosen school and the site’s own location', choices, ['501', '502', 'site']],
    ['the location alone when no school is chosen', { ...choices, schools: [] }, ['site']],
    ['the site itself when its location has no name', { ...choices, site: '40002' }, ['501', '502', 'site']],
    ['no location when neither has a name', { ...choices, site: '40003' }, ['501', '502']],
    ['no location when no site is chosen', { ...choices, site: '' }, ['501', '502']],
    ['the location for football at level 1', { ...choices, activity: '1', level: '1' }, ['501', '502', 'site']],
    ['no location for football at another level', { ...choices, activity: '1', level: '2' }, ['501', '502']],
  ])('may be %s', (_what, chosen, values) => {
    expect(valuesOf(eventSiteOptions(chosen, lists))).toEqual(values);
  });
});

describe('a choice counts only while it is offered', () => {
  test.each<[string, Partial<AgreementLists>, object]>([
    ['everything', {}, {}],
    ['no activity', { activities: none }, { activity: '' }],
    ['no level', { levels: none }, { level: '' }],
    ['no class', { classes: none }, { class: '' }],
    ['no site', { sites: none }, { site: '' }],
    ['no dates', { dates: none }, { dates: [] }],
    ['no schools', { schools: none }, { schools: [], eventsite: '' }],
  ])('%s is offered', (_what, changed, missing) => {
    expect(offeredChoices(choices, { ...lists, ...changed })).toEqual({ ...choices, ...missing });
  });
});

describe('the only option of a list', () => {
  const [level] = lists.levels.items;
  const [classification] = lists.classes.items;
  const [site] = lists.sites.items;
  const [school] = lists.schools.items;
  const only = <T>(item: T | undefined) => ({ status: 'ready' as const, items: item === undefined ? [] : [item] });
  const single: AgreementLists = {
    ...lists,
    levels: only(level),
    classes: only(classification),
    sites: only({ ...site, name: '', SiteLocationName: '' } as typeof site),
    schools: only(school),
    dates: only('3/2/2027'),
  };

  test('counts as chosen in every list', () => {
    expect(offeredChoices({ ...emptyChoices, activity: '12' }, single)).toEqual({
      ...emptyChoices,
      activity: '12',
      level: '1',
      class: '11',
      site: '40001',
      schools: ['501'],
      dates: ['3/2/2027'],
      eventsite: '501',
    });
  });

  test('does not replace an earlier choice that is still offered', () => {
    expect(offeredChoices({ ...emptyChoices, activity: '12', level: '7' }, single).level).toBe('1');
    expect(offeredChoices({ ...emptyChoices, activity: '12', level: '2' }, lists).level).toBe('2');
  });

  test('is not a class without a level', () => {
    expect(offeredChoices({ ...emptyChoices, activity: '12' }, { ...single, levels: lists.levels }).class).toBe('');
  });

  test('is not a football site above level 1, where a school is the site', () => {
    const football = { ...emptyChoices, activity: '1' };
    const all = { ...single, levels: lists.levels };
    expect(offeredChoices({ ...football, level: '2' }, all).site).toBe('');
    expect(offeredChoices({ ...football, level: '1' }, all).site).toBe('40001');
  });
});

describe('the site’s own location', () => {
  const atSite = { ...emptyChoices, activity: '12', level: '2', class: '11', site: '40001' };

  test('is the event site as soon as there is one, whatever the schools, until another is chosen', () => {
    expect(offeredChoices(atSite, lists).eventsite).toBe('site');
    expect(offeredChoices(atSite, { ...lists, schools: none }).eventsite).toBe('site');
    expect(offeredChoices({ ...atSite, schools: ['501'] }, lists).eventsite).toBe('site');
    expect(offeredChoices({ ...atSite, schools: ['501'], eventsite: '501' }, lists).eventsite).toBe('501');
    // The site at Hays has no location of its own.
    expect(offeredChoices({ ...atSite, site: '40002' }, lists).eventsite).toBe('');
    const football = { ...atSite, activity: '1', schools: ['501', '502'] };
    expect(offeredChoices({ ...football, level: '1' }, lists).eventsite).toBe('site');
    expect(offeredChoices(football, lists).eventsite).toBe('');
  });

  test('is asked about when a school is the host instead', () => {
    const atSchool = { ...atSite, schools: ['501', '502'], eventsite: '501' };
    expect(hostElsewhere(atSchool, lists)).toEqual({
      id: 'host 40001 501',
      school: 'Free State High School',
      place: 'Easton Gymnasium',
    });
    expect(hostElsewhere({ ...atSchool, eventsite: 'site' }, lists)).toBeUndefined();
    expect(hostElsewhere({ ...atSchool, eventsite: '' }, lists)).toBeUndefined();
    expect(hostElsewhere({ ...atSchool, site: '40002' }, lists)).toBeUndefined();
    expect(hostElsewhere({ ...atSchool, activity: '1' }, lists)).toBeUndefined();
  });
});

test.each<[string, object, Partial<AgreementLists>, boolean]>([
  ['no school is on file', {}, { schools: { status: 'ready', items: [] } }, true],
  ['the schools are not known yet', {}, { schools: none }, false],
  ['there are schools', {}, {}, false],
  ['the site has no name', { site: '40003' }, { schools: { status: 'ready', items: [] } }, false],
  ['football is at level 1', { activity: '1', level: '1' }, { schools: { status: 'ready', items: [] } }, true],
  ['football is at another level', { activity: '1', level: '2' }, { schools: { status: 'ready', items: [] } }, false],
])('whether the site’s own location is enough when %s', (_when, chosen, changed, isEnough) => {
  expect(isLocationEnough({ ...choices, ...chosen }, { ...lists, ...changed })).toBe(isEnough);
});

describe('the submission', () => {
  const review = (changes: object, type: BroadcastType = 'Television', offered = lists) =>
    reviewAgreement({ type, organization, choices: { ...choices, ...changes }, texts, lists: offered });
  const submissionOf = (changes: object, type?: BroadcastType) => review(changes, type).submission;

  test('has every key for television', () => {
    expect(submissionOf({})).toEqual({
      organization: 'KSNX-TV Channel 7',
      name: 'Ana Ruiz',
      billingEmail: 'billing@ksnx7.example',
      email: 'ana@ksnx7.example',
      tier: 75,
      station: '7.1',
      activity: 12,
      level: 2,
      class: 11,
      site: 40001,
      dates: ['3/2/2027'],
      schools: [501, 502],
      eventsite: 502,
      hostEmail: '',
      schoolDescription: ['Free State High School', 'Wichita East High School'],
      classDescription: '6A',
      activityDescription: 'Girls Basketball',
      levelDescription: 'Sub-State',
      type: 'Television',
      siteDescription: { id: 40001, description: 'Easton Sub-State' },
      orgID: 2,
    });
  });

  test.each([
    ['the athletic director of the school', { eventsite: '501' }, 'ad@freestate.example'],
    ['the manager of the site', { eventsite: 'site' }, 'manager@easton.example'],
    ['nobody whose address is not known', { eventsite: '502' }, ''],
  ])('has the host %s', (_who, changes, hostEmail) => {
    expect(submissionOf(changes).hostEmail).toBe(hostEmail);
  });

  test('has the stream for internet video only, and the lines for audio only', () => {
    expect(submissionOf({ tier: '0' }, 'Internet Video')).toMatchObject({ stream: '', tier: 0 });
    expect(submissionOf({ landline: '1', cellphone: '0', tier: '75' }, 'Audio')).toMatchObject({
      landline: 1,
      cellphone: 0,
      tier: 0,
    });
    expect(Object.keys(submissionOf({}))).not.toContain('stream');
    expect(Object.keys(submissionOf({}, 'Audio'))).not.toContain('stream');
    expect(Object.keys(submissionOf({}, 'Internet Video'))).not.toContain('landline');
  });

  test.each([
    ['the site’s location', '40001', 'Easton Gymnasium'],
    ['the site when its location has no name', '40002', 'Hays Sub-State'],
  ])('names as the event’s place %s', (_what, site, place) => {
    const { submission, eventSite } = review({ site, eventsite: 'site' });
    expect([submission.eventsite, eventSite]).toEqual(['site', place]);
  });

  test('keeps a choice without a description when no list contains it', () => {
    const gone = { activities: none, levels: none, classes: none, sites: none, schools: none };
    const { submission, eventSite } = review({ eventsite: '' }, 'Television', { ...lists, ...gone });
    expect(submission).toMatchObject({
      activity: '12',
      level: '2',
      class: '11',
      site: '',
      schools: [],
      schoolDescription: [],
      activityDescription: '',
      levelDescription: '',
      classDescription: '',
      hostEmail: '',
    });
    expect(Object.keys(submission)).not.toContain('siteDescription');
    expect(eventSite).toBe('');
  });
});
