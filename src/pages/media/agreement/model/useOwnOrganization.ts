import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { AgreementTexts } from '@/features/agreements';
import { useGetOrganizationByIdQuery, useGetOrganizationQuery } from '@/features/organization';
import { selectSessionIdentifier } from '@/features/session';
import { useGetDirectorQuery } from '@/features/staff';
import type { ApiError } from '@/shared/api';
import { isRecord } from '@/shared/lib/is-record';

export interface OwnOrganization {
  identifier: string;
  id: number;
  name: string;
  /** Empty if none is on record. */
  email: string;
}

/** The organization that another screen passed as navigation state, if it is the signed-in one. */
function passedOrganization(state: unknown, identifier: string): OwnOrganization | undefined {
  const passed = isRecord(state) ? state.organization : undefined;
  if (!isRecord(passed) || String(passed.Identifier) !== identifier) return undefined;
  const { id, OrganizationName: name, Email } = passed;
  if (typeof id !== 'number' || typeof name !== 'string' || name === '') return undefined;
  return { identifier, id, name, email: typeof Email === 'string' ? Email : '' };
}

/** Uses navigation state, else looks up the id by Identifier and loads the organization by id (AGR-19). */
export function useOwnOrganization() {
  const location = useLocation();
  const state: unknown = location.state;
  // Does not change when the session expires, because the user then signs in again over this screen (SES-17).
  const identifier = useSelector(selectSessionIdentifier) ?? undefined;
  const passed = identifier === undefined ? undefined : passedOrganization(state, identifier);
  const isNeeded = identifier !== undefined && passed === undefined;
  const record = useGetOrganizationQuery(isNeeded ? identifier : skipToken);
  const summary = useGetOrganizationByIdQuery((isNeeded ? record.currentData?.id : undefined) ?? skipToken);

  const found = summary.currentData;
  const loaded: OwnOrganization | undefined =
    identifier === undefined || found === undefined
      ? undefined
      : { identifier, id: found.id, name: found.OrganizationName, email: found.Email };
  const failed = [record, summary].find(({ isError, isFetching }) => isError && !isFetching);
  // Reports an unreadable id as an error, because nothing can be submitted without it.
  const isIdUnreadable = record.currentData !== undefined && record.currentData.id === undefined && !record.isFetching;
  const unreadable: ApiError | undefined = isIdUnreadable ? { kind: 'unreadable' } : undefined;
  return {
    owner: identifier ?? '',
    organization: passed ?? loaded,
    error: failed?.error ?? unreadable,
    retry: () => void (failed ?? record).refetch(),
  };
}

/** The names and emails on record that prefill the form; undefined until they are loaded. */
export function useContactRecord({ identifier, name, email }: OwnOrganization) {
  const { currentData, isSuccess, isError, error, refetch } = useGetDirectorQuery(identifier);
  const isSettled = isSuccess || isError;
  const { FirstName = '', LastName = '', Email = '' } = currentData ?? {};
  const fullName = [FirstName, LastName].filter(Boolean).join(' ');
  const texts = useMemo<AgreementTexts | undefined>(
    () => (isSettled ? { name: fullName, email: Email, billingEmail: email, station: name, stream: '' } : undefined),
    [isSettled, fullName, Email, email, name],
  );
  return { texts, error: isError && currentData === undefined ? error : undefined, retry: () => void refetch() };
}
