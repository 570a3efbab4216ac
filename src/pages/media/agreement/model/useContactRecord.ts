import { useMemo } from 'react';
import type { AgreementTexts } from '@/features/agreements';
import { useGetDirectorQuery } from '@/features/staff';
import type { OwnOrganization } from './useOwnOrganization';

export interface ContactRecord {
  /** What the primary contact and the organization fill in; undefined until it is known who the primary contact is. */
  texts: AgreementTexts | undefined;
  /** Why the primary contact is not known. */
  error: unknown;
  retry: () => void;
}

export function useContactRecord({ identifier, name, email }: OwnOrganization): ContactRecord {
  const { currentData, isSuccess, isError, error, refetch } = useGetDirectorQuery(identifier);
  const isSettled = isSuccess || isError;
  const { FirstName = '', LastName = '', Email = '' } = currentData ?? {};
  const fullName = [FirstName, LastName].filter(Boolean).join(' ');
  const texts = useMemo(
    () => (isSettled ? { name: fullName, email: Email, billingEmail: email, station: name, stream: '' } : undefined),
    [isSettled, fullName, Email, email, name],
  );
  return { texts, error: isError ? error : undefined, retry: () => void refetch() };
}
