import { useMemo } from 'react';
import type { AgreementTexts } from '@/features/agreements';
import { useGetDirectorQuery } from '@/features/staff';
import type { OwnOrganization } from './useOwnOrganization';

/** What the primary contact and the organization fill in; undefined until it is known who the primary contact is. */
export function useContactRecord({ identifier, name, email }: OwnOrganization): AgreementTexts | undefined {
  const { currentData, isSuccess, isError } = useGetDirectorQuery(identifier);
  const isSettled = isSuccess || isError;
  const { FirstName = '', LastName = '', Email = '' } = currentData ?? {};
  const fullName = [FirstName, LastName].filter(Boolean).join(' ');
  return useMemo(
    () => (isSettled ? { name: fullName, email: Email, billingEmail: email, station: name, stream: '' } : undefined),
    [isSettled, fullName, Email, email, name],
  );
}
