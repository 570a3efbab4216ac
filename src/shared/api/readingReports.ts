import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useId, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@/shared/lib/root-reducer';
import { selectView, viewChanged, viewLeft } from '@/shared/lib/view-state';
import type { Reading } from './reading';

export interface UnreadReport {
  what: string;
  isList: boolean;
  unread: number;
  partial: number;
}

const UNREAD = 'unread/';
const AGE = 'age/';

/** Keeps the report while the caller is on the screen. `report` is undefined or stable. */
function useReport(kind: string, report: unknown): void {
  const name = kind + useId();
  const dispatch = useDispatch();
  useEffect(() => {
    if (report === undefined) return undefined;
    dispatch(viewChanged({ name, value: report }));
    return () => {
      dispatch(viewLeft(name));
    };
  }, [dispatch, name, report]);
}

const reportsIn = <T>(view: ReturnType<typeof selectView>, kind: string): T[] =>
  Object.entries(view).flatMap(([name, report]) => (name.startsWith(kind) ? [report as T] : []));

// Two parts of a screen may use the same list.
const selectUnreadReports = createSelector([selectView], (view): readonly UnreadReport[] => [
  ...new Map(reportsIn<UnreadReport>(view, UNREAD).map((report) => [report.what, report])).values(),
]);

const selectOldestDataTime = (state: RootState): number | undefined => {
  const times = reportsIn<number>(selectView(state), AGE);
  return times.length === 0 ? undefined : Math.min(...times);
};

export function useReportUnread(what: string, reading: Reading<unknown> | undefined): void {
  const { unread = 0, partial = 0 } = reading ?? {};
  const isList = Array.isArray(reading?.value);
  const report = useMemo<UnreadReport | undefined>(
    () => (unread + partial === 0 ? undefined : { what, isList, unread, partial }),
    [what, isList, unread, partial],
  );
  useReport(UNREAD, report);
}

export const useUnreadReports = (): readonly UnreadReport[] => useSelector(selectUnreadReports);

export const useReportDataAge = (at: number | undefined): void => {
  useReport(AGE, at);
};

export const useOldestDataTime = (): number | undefined => useSelector(selectOldestDataTime);
