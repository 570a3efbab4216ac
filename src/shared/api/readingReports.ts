import { useEffect, useSyncExternalStore } from 'react';
import type { Reading } from './reading';

export interface UnreadReport {
  what: string;
  isList: boolean;
  unread: number;
  partial: number;
}

function reports<T, Summary>(none: Summary, summarize: (values: readonly T[]) => Summary) {
  const shown = new Map<symbol, T>();
  const listeners = new Set<() => void>();
  let summary = none;
  const update = (): void => {
    summary = shown.size === 0 ? none : summarize([...shown.values()]);
    for (const listener of listeners) listener();
  };
  return {
    add: (value: T): (() => void) => {
      const key = Symbol('report');
      shown.set(key, value);
      update();
      return () => {
        shown.delete(key);
        update();
      };
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: (): Summary => summary,
    readNone: (): Summary => none,
  };
}

// Two parts of a screen may use the same list.
const unreadReports = reports<UnreadReport, readonly UnreadReport[]>([], (all) => [
  ...new Map(all.map((report) => [report.what, report])).values(),
]);

const ages = reports<number, number | undefined>(undefined, (all) => Math.min(...all));

export function useReportUnread(what: string, reading: Reading<unknown> | undefined): void {
  const { unread = 0, partial = 0 } = reading ?? {};
  const isList = Array.isArray(reading?.value);
  useEffect(
    () => (unread + partial === 0 ? undefined : unreadReports.add({ what, isList, unread, partial })),
    [what, isList, unread, partial],
  );
}

export const useUnreadReports = (): readonly UnreadReport[] =>
  useSyncExternalStore(unreadReports.subscribe, unreadReports.read, unreadReports.readNone);

export function useReportDataAge(at: number | undefined): void {
  useEffect(() => (at === undefined ? undefined : ages.add(at)), [at]);
}

export const useOldestDataTime = (): number | undefined =>
  useSyncExternalStore(ages.subscribe, ages.read, ages.readNone);
