import {
  draftFromEarlier,
  forgetAgreementDraft,
  forgetAgreementHistory,
  keepAgreementDraft,
  readAgreementDraft,
  readAgreementHistory,
  rememberAgreement,
  reviewAgreement,
  type AgreementDraft,
} from '@/features/agreements';
import { choices, lists, noChoices, texts } from '../support/agreementData';

const draft: AgreementDraft = { type: 'Television', choices, texts };
const reviewed = reviewAgreement({ type: 'Television', organization: { id: 2, name: 'KSNX' }, choices, texts, lists });

describe('the draft', () => {
  test('is there again for its organization alone', () => {
    keepAgreementDraft('20417', draft);
    keepAgreementDraft('20418', { ...draft, type: 'Audio' });
    expect(readAgreementDraft('20417')).toEqual(draft);
    expect(readAgreementDraft('20418')).toEqual({ ...draft, type: 'Audio' });
    expect(readAgreementDraft('20419')).toBeUndefined();
    expect(readAgreementDraft('toString')).toBeUndefined();
  });

  test('is gone once it is forgotten, and others stay', () => {
    keepAgreementDraft('20417', draft);
    keepAgreementDraft('20418', draft);
    forgetAgreementDraft('20417');
    expect(readAgreementDraft('20417')).toBeUndefined();
    expect(readAgreementDraft('20418')).toEqual(draft);
    forgetAgreementDraft('20418');
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['a type that there is not', { ...draft, type: 'Radio' }],
    ['a list where a text belongs', { ...draft, choices: { ...choices, site: ['1'] } }],
    ['numbers in a list', { ...draft, choices: { ...choices, schools: [1] } }],
    ['a missing text', { ...draft, texts: { name: '' } }],
    ['nothing in it', null],
  ])('is not taken up when it has %s', (_what, kept) => {
    localStorage.setItem('agreementDrafts', JSON.stringify({ version: 1, data: { 20417: kept } }));
    expect(readAgreementDraft('20417')).toBeUndefined();
  });
});

describe('the history', () => {
  test('tells event, dates and fee of what was submitted, the latest first', () => {
    rememberAgreement('20417', reviewed, choices, '2026-11-20T10:00:00Z');
    rememberAgreement('20417', reviewed, choices, '2026-11-21T10:00:00Z');
    expect(readAgreementHistory('20417')).toMatchObject([
      { at: '2026-11-21T10:00:00Z' },
      {
        at: '2026-11-20T10:00:00Z',
        type: 'Television',
        event: 'Girls Basketball, Sub-State, 6A',
        site: 'Easton Sub-State',
        dates: ['3/2/2027'],
        schools: ['Free State High School', 'Wichita East High School'],
        fee: 150,
      },
    ]);
    expect(readAgreementHistory('20418')).toEqual([]);
  });

  test('names no person and no e-mail address', () => {
    rememberAgreement('20417', reviewed, choices, '2026-11-20T10:00:00Z');
    const kept = localStorage.getItem('agreementHistory');
    expect(kept).toContain('Girls Basketball');
    expect(kept).not.toMatch(/Ana|Ruiz|@|7\.1/);
  });

  test('remembers the last thirty', () => {
    for (let day = 0; day < 35; day += 1) rememberAgreement('20417', reviewed, choices, String(day));
    expect(readAgreementHistory('20417').map(({ at }) => at)).toEqual(
      Array.from({ length: 30 }, (_, index) => String(34 - index)),
    );
  });

  test('is gone on request, and others stay', () => {
    rememberAgreement('20417', reviewed, choices, '2026-11-20T10:00:00Z');
    rememberAgreement('20418', reviewed, choices, '2026-11-21T10:00:00Z');
    forgetAgreementHistory('20417');
    expect(readAgreementHistory('20417')).toEqual([]);
    expect(readAgreementHistory('20418')).toMatchObject([{ at: '2026-11-21T10:00:00Z' }]);
  });

  describe('when what is kept is not what was written', () => {
    const written = {
      at: '2026-11-20T10:00:00Z',
      type: 'Television',
      event: 'Girls Basketball, Sub-State, 6A',
      site: 'Easton Sub-State',
      dates: ['3/2/2027'],
      schools: ['Free State High School'],
      fee: 75,
      choices,
    };
    const keep = (data: unknown) => {
      localStorage.setItem('agreementHistory', JSON.stringify({ version: 1, data }));
    };

    test('shows it as long as every part is as it was', () => {
      keep({ 20417: [written] });
      expect(readAgreementHistory('20417')).toEqual([written]);
    });

    test.each<[string, unknown]>([
      ['a type that there is not', { ...written, type: 'Radio' }],
      ['a number for a time', { ...written, at: 1 }],
      ['no event', { ...written, event: null }],
      ['a list for a site', { ...written, site: ['Easton'] }],
      ['a text for a list of dates', { ...written, dates: '3/2/2027' }],
      ['a number among the dates', { ...written, dates: ['3/2/2027', 3] }],
      ['a number among the schools', { ...written, schools: [501, 'Free State High School'] }],
      ['a text for a fee', { ...written, fee: '75' }],
      ['no choices', { ...written, choices: undefined }],
      ['nothing', null],
      ['a list', [written]],
      ['a text', 'Television'],
    ])('drops it when an entry has %s', (_what, broken) => {
      keep({ 20417: [written, broken] });
      expect(readAgreementHistory('20417')).toEqual([]);
    });

    test.each<[string, unknown]>([
      ['a list', [[written]]],
      ['nothing', null],
      ['a text', 'x'],
      ['an entry without its list', { 20417: written }],
      ['nothing for a list', { 20417: [written], 20418: null }],
    ])('drops all of it when it is %s', (_what, broken) => {
      keep(broken);
      expect(readAgreementHistory('20417')).toEqual([]);
    });
  });

  test('begins the next round with what stays the same', () => {
    rememberAgreement('20417', reviewed, choices, '2026-11-20T10:00:00Z');
    const [earlier] = readAgreementHistory('20417');
    expect(earlier && draftFromEarlier(earlier)).toEqual({
      type: 'Television',
      texts: { name: '', billingEmail: '', email: '', stream: '', station: '' },
      choices: { ...noChoices, tier: '75', activity: '12', level: '2', class: '11' },
    });
  });
});
