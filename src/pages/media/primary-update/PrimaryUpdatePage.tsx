import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  canSaveEmail,
  contactDraft,
  ContactForm,
  contactOf,
  contactPartLabels,
  contactParts,
  useSaveContactMutation,
  useGetAssistantsQuery,
  useGetDirectorQuery,
  type ContactPart,
  type ContactValues,
  type Person,
  type StaffRole,
} from '@/features/staff';
import { useSave, draftKey } from '@/shared/forms';
import { paths } from '@/shared/routes/paths';
import { selectSessionIdentifier } from '@/features/session';
import { Alert } from '@/shared/ui/Alert';
import { buttonClass } from '@/shared/ui/Button';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { FormCard } from '@/shared/ui/FormCard';
import { FormSkeleton } from '@/shared/ui/FormSkeleton';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { Page } from '@/shared/ui/Page';

const partLabels: Readonly<Record<ContactPart, string>> = {
  ...contactPartLabels,
  create: contactPartLabels.contact,
  link: 'Linking the new email to this person',
};

interface ContactEditProps {
  identifier: string;
  role: StaffRole;
  person: Person;
}

export function ContactEdit({ identifier, role, person }: ContactEditProps) {
  const draft = contactDraft(identifier, role, person);
  const [saveContact, write] = useSaveContactMutation({ fixedCacheKey: draftKey(draft) });
  const save = useSave({
    draft,
    write,
    returnPath: paths.mediaChange,
    partsOf: ({ step, done }) =>
      contactParts(person, done)
        .filter((name) => name !== 'correction' || name === step)
        .map((name) => ({ name, label: partLabels[name] })),
  });

  const submit = (values: ContactValues): Promise<void> =>
    save.settle(
      saveContact({ identifier, role, person, values, resume: save.resume }),
      `${values.FirstName} ${values.LastName} has been saved.`,
    );

  return (
    <ContactForm
      initialValues={contactOf(person)}
      save={save}
      write={write}
      canSaveEmail={canSaveEmail(person)}
      onSubmit={submit}
    />
  );
}

interface Contact {
  role: StaffRole;
  /** Null if there is no such person; undefined while loading. */
  person: Person | null | undefined;
  error: unknown;
  retry: () => void;
}

/** The assistant named by `?assistant={PersonID}`, else the primary contact. */
function useContact(identifier: string | null): Contact {
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
    // Does not report the person as gone if an entry on the list is unreadable, because it could be theirs.
    person: isMissing ? (assistants.unreadable > 0 ? undefined : null) : found,
    error: assistants.error ?? (isMissing && assistants.unreadable > 0 ? { kind: 'unreadable' } : undefined),
    retry: () => void assistants.refetch(),
  };
}

/** Edits the primary contact or an assistant. The URL says whom, so that a reload shows the same person. */
export function PrimaryUpdatePage() {
  const identifier = useSelector(selectSessionIdentifier);
  const { role, person, error, retry } = useContact(identifier);
  const isDirector = role === 'director';

  const content = () => {
    if (identifier !== null && person) {
      return (
        <FormCard size="shortest">
          <ContactEdit key={person.PersonID} identifier={identifier} role={role} person={person} />
        </FormCard>
      );
    }
    if (person === null) {
      return (
        <div className="stack">
          <Alert tone="info">
            {isDirector ? (
              <>
                <span>{'You have no primary contact yet. The association adds the first one; please write to '}</span>
                <MediaEmail />
                <span>.</span>
              </>
            ) : (
              'This assistant is no longer on your staff list.'
            )}
          </Alert>
          <Link className={buttonClass()} to={paths.mediaChange}>
            Back to Media Home
          </Link>
        </div>
      );
    }
    if (error !== undefined) return <LoadFailure what="this contact" error={error} onRetry={retry} />;
    return (
      <FormCard size="shortest">
        <FormSkeleton fields={3} />
      </FormCard>
    );
  };

  return (
    <Page
      title={isDirector ? 'Update Primary Contact' : 'Update Assistant'}
      eyebrow="Media area"
      width="reading"
      lead="All fields are required."
    >
      {content()}
    </Page>
  );
}
