import type { ComponentProps } from 'react';
import { object, string } from 'yup';
import { Button } from '@/shared/ui/Button';
import { FormActions, FormCard, FormFields, FormGroup, FullWidthRow } from '@/shared/ui/FormCard';
import { FormSkeleton } from '@/shared/ui/FormSkeleton';
import { TextField, SaveActions, PortalForm, UnfinishedNotice } from '@/shared/forms';
import { KeepOffline } from '@/shared/ui/KeepOffline';
import { LONG_TEXT, noop, type Part } from '../specimen';

const schema = object({
  name: string().required('First Name is required'),
  email: string().required('Email is required'),
});
const draftOf = (form: string) => ({ owner: 'gallery', form, subject: '', volatile: true });

const saveOf = (form: string): ComponentProps<typeof SaveActions>['save'] => ({
  draft: draftOf(form),
  returnPath: '/',
  isSending: false,
  unfinished: undefined,
  isSavingInOtherTab: false,
  failure: undefined,
  parts: [
    { name: 'person', label: 'Name' },
    { name: 'contact', label: 'E-mail' },
  ],
  resume: undefined,
  settle: () => Promise.resolve(),
  leave: () => true,
  forget: noop,
  discard: noop,
});

const unfinished = { step: 'contact', done: { person: 'saved' } };

function ContactExample() {
  return (
    <PortalForm
      initialValues={{ name: '', email: '' }}
      schema={schema}
      labels={{ name: 'First Name', email: 'Email' }}
      draft={draftOf('gallery-contact')}
      scope="gallery-contact"
      write={{ isLoading: false, isError: false, reset: noop }}
      onSubmit={() => Promise.resolve()}
      fields={
        <FormGroup legend="Contact">
          <FormFields>
            <TextField name="name" label="First Name" />
            <TextField name="email" label="Email" />
          </FormFields>
        </FormGroup>
      }
    >
      <SaveActions save={saveOf('gallery-contact')} />
    </PortalForm>
  );
}

export const formParts: readonly Part[] = [
  {
    name: 'FormCard',
    specimens: [
      {
        state: 'default',
        content: (
          <FormCard size="shortest">
            <FormGroup legend="A group of fields">
              <FormFields>
                <p>Left</p>
                <p>Right</p>
                <FullWidthRow>{LONG_TEXT}</FullWidthRow>
              </FormFields>
            </FormGroup>
            <FormActions>
              <Button tone="primary">Submit</Button>
              <Button tone="quiet">Cancel</Button>
            </FormActions>
          </FormCard>
        ),
      },
      {
        state: 'loading',
        content: (
          <FormCard size="shortest">
            <FormSkeleton fields={4} />
          </FormCard>
        ),
      },
    ],
  },
  {
    name: 'KeepOffline',
    specimens: [
      { state: 'default', content: <KeepOffline part="schools" owner="gallery" what="the schools that you open" /> },
    ],
  },
  {
    name: 'PortalForm',
    specimens: [{ state: 'default (submit it empty for its errors)', content: <ContactExample /> }],
  },
  {
    name: 'SaveForm',
    specimens: [
      { state: 'default', content: <SaveActions save={saveOf('gallery-save')} /> },
      { state: 'loading', content: <SaveActions save={{ ...saveOf('gallery-saving'), isSending: true }} /> },
      {
        state: 'error',
        content: (
          <>
            <UnfinishedNotice save={{ ...saveOf('gallery-failed'), unfinished, failure: { kind: 'timeout' } }} />
            <SaveActions save={{ ...saveOf('gallery-failed'), unfinished }} />
          </>
        ),
      },
      {
        state: 'unfinished after a reload',
        content: <UnfinishedNotice save={{ ...saveOf('gallery-finish'), unfinished }} />,
      },
    ],
  },
];
