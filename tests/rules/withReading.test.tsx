// Verifies API-8: no screen can forget to report what could not be read.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { useOldestDataTime, useUnreadReports, withReading, type Reading } from '@/shared/api';

interface Result {
  data?: Reading<unknown>;
  currentData?: Reading<unknown>;
  isLoading?: boolean;
}

const useResult = jest.fn<Result, unknown[]>();
const useSchools = withReading(useResult as unknown as Parameters<typeof withReading>[0], 'Schools');
const useReports = () => ({ losses: useUnreadReports(), age: useOldestDataTime() });

function show(result: Result) {
  useResult.mockReturnValue(result);
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const reports = renderHook(useReports, { wrapper }).result;
  const query = renderHook(() => useSchools('Hays', { skip: false }), { wrapper });
  return { query, reports };
}

const reading = (more: Partial<Reading<unknown>> = {}): Reading<unknown> => ({
  value: ['a', 'b'],
  unread: 0,
  partial: 0,
  ...more,
});

test('passes the call on and gives the value alone', () => {
  const { query, reports } = show({ data: reading(), currentData: reading({ value: ['c'] }), isLoading: false });
  expect(useResult).toHaveBeenLastCalledWith('Hays', { skip: false });
  expect(query.result.current).toEqual({ data: ['a', 'b'], currentData: ['c'], unread: 0, isLoading: false });
  expect(reports.current).toEqual({ losses: [], age: undefined });
});

test('gives nothing while nothing is read', () => {
  const { query, reports } = show({ isLoading: true });
  expect(query.result.current).toEqual({ data: undefined, currentData: undefined, unread: 0, isLoading: true });
  expect(reports.current).toEqual({ losses: [], age: undefined });
});

test.each([
  [{ unread: 2 }, { isList: true, unread: 2, partial: 0 }],
  [{ partial: 1 }, { isList: true, unread: 0, partial: 1 }],
  [
    { partial: 1, value: {} },
    { isList: false, unread: 0, partial: 1 },
  ],
])('reports %j while it is shown', (more, loss) => {
  const { query, reports } = show({ data: reading(more) });
  expect(query.result.current.unread).toBe(loss.unread);
  expect(reports.current.losses).toEqual([{ what: 'Schools', ...loss }]);
  act(query.unmount);
  expect(reports.current.losses).toEqual([]);
});

test('reports the age of what this device kept', () => {
  const { query, reports } = show({ data: reading({ keptAt: 5 }) });
  expect(reports.current.age).toBe(5);
  act(query.unmount);
  expect(reports.current.age).toBeUndefined();
});
