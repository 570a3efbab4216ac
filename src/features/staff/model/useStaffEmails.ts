import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetStaffQuery } from '../api/staffApi';

/** By PersonID, of those who have one. */
export function useStaffEmails(identifier: string): ReadonlyMap<number, string> {
  const { data } = useGetStaffQuery(identifier === '' ? skipToken : identifier);
  return useMemo(
    () => new Map((data ?? []).flatMap(({ PersonID, Email }) => (Email ? [[PersonID, Email] as const] : []))),
    [data],
  );
}
