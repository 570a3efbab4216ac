// Verifies AGR-25, DRF-6.
import {
  draftFromEarlier,
  historyCleared,
  reviewAgreement,
  selectAgreementHistory,
  type EarlierAgreement,
} from '@/features/agreements';
import { agreementFiled, earlierAgreement } from '@/features/agreements/model/agreementHistory';
import { choices, lists, emptyChoices, texts } from '../support/agreementData';
import { openStore, putPersisted } from '../support/persisted';

const KEY = 'persist:agreementHistory';
const reviewed = reviewAgreement({ type: 'Television', organization: { id: 2, name: 'KSNX' }, choices, texts, lists });

let store: Awaited<ReturnType<typeof openStore>>;

beforeEach(async () => {
  store = await openStore();
});

afterEach(() => {
  store.close();
});

const remember = (owner: string, at: string): void => {
  store.dispatch(agreementFiled({ owner, earlier: earlierAgreement({ reviewed, choices }, at) }));
};

const remembered = (owner: string): readonly EarlierAgreement[] => {
  const state: object = store.getState();
  return selectAgreementHistory(state, owner);
};

/** What is remembered once the page was left and loaded anew. */
async function history(owner: string): Promise<readonly EarlierAgreement[]> {
  store.close();
  store = await openStore();
  return remembered(owner);
}

describe('the history', () => {
  test('lists event, dates, and fee of submissions, latest first', async () => {
    remember('20417', '2026-11-20T10:00:00Z');
    remember('20417', '2026-11-21T10:00:00Z');
    expect(await history('20417')).toMatchObject([
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
    expect(await history('20418')).toEqual([]);
  });

  test('names no person and no email address', () => {
    remember('20417', '2026-11-20T10:00:00Z');
    store.close();
    const kept = localStorage.getItem(KEY);
    expect(kept).toContain('Girls Basketball');
    expect(kept).not.toMatch(/Ana|Ruiz|@|7\.1/);
  });

  test('remembers the last thirty', async () => {
    const times = Array.from({ length: 35 }, (_, day) => new Date(Date.UTC(2026, 0, day)).toISOString());
    for (const time of times) remember('20417', time);
    expect((await history('20417')).map(({ at }) => at)).toEqual(times.reverse().slice(0, 30));
  });

  test('removes one on request and keeps the others', async () => {
    remember('20417', '2026-11-20T10:00:00Z');
    remember('20418', '2026-11-21T10:00:00Z');
    store.dispatch(historyCleared('20417'));
    expect(await history('20417')).toEqual([]);
    expect(await history('20418')).toMatchObject([{ at: '2026-11-21T10:00:00Z' }]);
  });

  describe('a corrupt stored value', () => {
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
    const historyOf = async (byOwner: unknown): Promise<readonly EarlierAgreement[]> => {
      store.close();
      putPersisted(KEY, { byOwner });
      store = await openStore();
      return remembered('20417');
    };

    test('shows an entry only when every part is valid', async () => {
      expect(await historyOf({ 20417: [written] })).toEqual([written]);
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
    ])('drops it when an entry has %s', async (_what, broken) => {
      expect(await historyOf({ 20417: [written, broken] })).toEqual([]);
    });

    test.each<[string, unknown]>([
      ['a list', [[written]]],
      ['a text', 'x'],
      ['an entry without its list', { 20417: written }],
    ])('drops all of it when it is %s', async (_what, broken) => {
      expect(await historyOf(broken)).toEqual([]);
    });

    test("keeps an organization's list when only another one’s is corrupt", async () => {
      expect(await historyOf({ 20417: [written], 20418: null })).toEqual([written]);
    });
  });

  test('starts a new agreement with what stays the same', async () => {
    remember('20417', '2026-11-20T10:00:00Z');
    const [earlier] = await history('20417');
    expect(earlier && draftFromEarlier(earlier)).toEqual({
      type: 'Television',
      texts: { name: '', billingEmail: '', email: '', stream: '', station: '' },
      choices: { ...emptyChoices, tier: '75', activity: '12', level: '2', class: '11' },
    });
  });

  test('of an organization contains the submissions of two tabs', async () => {
    const other = await openStore();
    remember('20417', '2026-11-20T10:00:00Z');
    store.close();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }));
    store = other;
    remember('20417', '2026-11-21T10:00:00Z');
    expect((await history('20417')).map(({ at }) => at)).toEqual(['2026-11-21T10:00:00Z', '2026-11-20T10:00:00Z']);
  });
});
