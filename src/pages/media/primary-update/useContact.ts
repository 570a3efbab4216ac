import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { useGetAssistantsQuery, useGetDirectorQuery, type Person, type StaffRole } from '@/features/staff';

interface Contact {
  role: StaffRole;
  /** Null if there is no such person; undefined while loading. */
  person: Person | null | undefined;
  error: unknown;
  retry: () => void;
}

/** The assistant named by `?assistant={PersonID}`, else the primary contact. */
export function useContact(identifier: string | null): Contact {
  const [params] = useSearchParams();
  const assistantId = params.get('assistant');
  const director = useGetDirectorQuery(assistantId === null ? (identifier ?? skipToken) : skipToken);
  const assistants = useGetAssistantsQuery(assistantId === null ? skipToken : (identifier ?? skipToken));

  if (assistantId === null) {
    return { role: 'director', person: director.data, error: director.error, retry: () => void director.refetch() };
  }
  const found = assistants.data?.find(({ PersonID }) => String(PersonID) === assistantId);
  const isMissing = assistants.data !== undefined && found === undefined;
  return {
    role: 'assistant',
    // Who is missing may be the one who could not be read.
    person: isMissing ? (assistants.unread > 0 ? undefined : null) : found,
    error: assistants.error ?? (isMissing && assistants.unread > 0 ? { kind: 'unreadable' } : undefined),
    retry: () => void assistants.refetch(),
  };
}
