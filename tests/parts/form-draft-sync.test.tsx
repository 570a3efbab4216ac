// Verifies REL-3.
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Field, Formik } from 'formik';
import type { ReactElement } from 'react';
import { FormDraftSync, flushForms } from '@/shared/ui/portal-form';

const NONE: readonly string[] = [];
const send = (): void => undefined;
const initial = { name: '', email: '' };

function Form({ stored }: { stored: Readonly<Record<string, string>> }) {
  return (
    <Formik initialValues={initial} onSubmit={() => undefined}>
      <>
        <Field name="name" aria-label="Name" />
        <Field name="email" aria-label="Email" />
        <FormDraftSync initial={initial} stored={stored} secret={NONE} send={send} />
      </>
    </Formik>
  );
}

const values = () => ['Name', 'Email'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

/** Waits for Formik's validation, too. */
async function show(rerender: (form: ReactElement) => void, form: ReactElement): Promise<void> {
  rerender(form);
  await act(() => Promise.resolve());
}

describe('a draft that changes outside the form', () => {
  it('reaches the fields', async () => {
    const { rerender } = render(<Form stored={{}} />);
    await show(rerender, <Form stored={{ name: 'Shirley Roth', email: 'shirley@ksnx7.example' }} />);
    expect(values()).toEqual(['Shirley Roth', 'shirley@ksnx7.example']);
    await show(rerender, <Form stored={{ email: 'ana@ksnx7.example' }} />);
    expect(values()).toEqual(['', 'ana@ksnx7.example']);
  });

  it('leaves what was typed a moment before', async () => {
    const { rerender } = render(<Form stored={{}} />);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ana Ruiz' } });
    await show(rerender, <Form stored={{ name: 'Shirley Roth', email: 'shirley@ksnx7.example' }} />);
    expect(values()).toEqual(['Ana Ruiz', 'shirley@ksnx7.example']);
  });
});

describe('a password', () => {
  const SECRET = ['password'];
  const blank = { password: '' };
  const unsent = {};
  const sent: unknown[] = [];
  const keep = ({ payload }: UnknownAction): void => {
    sent.push(payload);
  };

  function Login({ isSending }: { isSending: boolean }) {
    return (
      <Formik initialValues={blank} onSubmit={() => undefined}>
        <>
          <Field name="password" aria-label="Password" />
          <FormDraftSync initial={blank} stored={unsent} secret={SECRET} isSending={isSending} send={keep} />
        </>
      </Formik>
    );
  }

  it('that is cleared while the form is sent is no longer in the draft as filled', async () => {
    const { rerender } = render(<Login isSending={false} />);
    const type = async (value: string): Promise<void> => {
      fireEvent.change(screen.getByLabelText('Password'), { target: { value } });
      await act(() => Promise.resolve());
      flushForms();
    };
    await type('prairie');
    await show(rerender, <Login isSending />);
    await type('');
    expect(sent).toEqual([{ password: '••••••' }, {}]);
  });
});
