import type { TypedUseQuery, TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import type { baseQuery } from './baseQuery';
import type { Reading } from './reading';
import { useReportDataAge, useReportUnread } from './readingReports';

type BaseQuery = typeof baseQuery;
type Result<T, Arg> = TypedUseQueryHookResult<T, Arg, BaseQuery>;

interface Unread {
  unread: number;
}

interface ReadResult<T> {
  data?: Reading<T> | undefined;
  currentData?: Reading<T> | undefined;
}

/** Makes a query's hook report what could not be read, so that no screen can forget it. */
export function withReading<T, Arg>(useQuery: TypedUseQuery<Reading<T>, Arg, BaseQuery>, what: string) {
  return function useReading(...args: Parameters<typeof useQuery>): Result<T, Arg> & Unread {
    const result = useQuery(...args) as unknown as ReadResult<T>;
    const { data, currentData } = result;
    useReportUnread(what, data);
    useReportDataAge(data?.keptAt);
    const read = { data: data?.value, currentData: currentData?.value, unread: data?.unread ?? 0 };
    // TypeScript can't follow the changed data type through the union of all states.
    return { ...result, ...read } as unknown as Result<T, Arg> & Unread;
  };
}
