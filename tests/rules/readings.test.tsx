// Verifies API-8: no screen can forget to report what could not be read.
import { renderHook } from '@testing-library/react';
import { readingLabels } from '@/app/layout/UnreadableNotice';
import { makeStore } from '@/app/store';
import { baseApi, selectOldestDataTime, selectShownReadings, withReading, type Reading } from '@/shared/api';
import { endpointNames } from '../faults/support/endpoints';

const useResult = jest.fn<object, unknown[]>();
const useSchools = withReading(useResult as unknown as Parameters<typeof withReading>[0]);

const reading = (more: Partial<Reading<unknown>> = {}): Reading<unknown> => ({
  value: ['a', 'b'],
  unreadable: 0,
  partial: 0,
  ...more,
});

let answer = reading();
const { getProbe } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProbe: build.query<Reading<unknown>, string>({ queryFn: () => ({ data: answer }) }),
  }),
}).endpoints;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Waits, because RTK Query reports its subscriptions to the store after half a second. */
const wait = () => jest.advanceTimersByTimeAsync(600);

test('a hook passes the call on and gives the value alone', () => {
  useResult.mockReturnValue({
    data: reading({ unreadable: 1 }),
    currentData: reading({ value: ['c'] }),
    isLoading: false,
  });
  const { result } = renderHook(() => useSchools('Hays', { skip: false }));
  expect(useResult).toHaveBeenLastCalledWith('Hays', { skip: false });
  expect(result.current).toEqual({ data: ['a', 'b'], currentData: ['c'], unreadable: 1, isLoading: false });
});

test('a hook gives nothing while nothing is read', () => {
  useResult.mockReturnValue({ isLoading: true });
  const { result } = renderHook(() => useSchools('Hays', {}));
  expect(result.current).toEqual({ data: undefined, currentData: undefined, unreadable: 0, isLoading: true });
});

test('what a query has read is known while a screen uses it', async () => {
  answer = reading({ unreadable: 2, partial: 1 });
  const store = makeStore();
  const first = store.dispatch(getProbe.initiate('a'));
  const second = store.dispatch(getProbe.initiate('a'));
  await wait();
  expect(selectShownReadings(store.getState())).toEqual([{ endpointName: 'getProbe', reading: answer }]);
  first.unsubscribe();
  await wait();
  expect(selectShownReadings(store.getState())).toHaveLength(1);
  second.unsubscribe();
  await wait();
  expect(selectShownReadings(store.getState())).toEqual([]);
});

test('the oldest time of what this device stored is that of the screen', async () => {
  const store = makeStore();
  answer = reading();
  void store.dispatch(getProbe.initiate('live'));
  await wait();
  expect(selectOldestDataTime(store.getState())).toBeUndefined();
  for (const storedAt of [9, 5, 7]) {
    answer = reading({ storedAt });
    void store.dispatch(getProbe.initiate(String(storedAt)));
  }
  await wait();
  expect(selectOldestDataTime(store.getState())).toBe(5);
});

test('the user has a word for what each query reads', () => {
  const queries = endpointNames.filter((name) => /^(?:get|search)/.test(name) && name !== 'getProbe');
  expect(queries.length).toBeGreaterThan(25);
  expect(queries.filter((name) => !(name in readingLabels))).toEqual([]);
});
