import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { UrlTextInput } from '@/shared/ui/UrlTextInput';
import { FacetSelect } from '@/shared/ui/FacetSelect';
import { SelectField, PasswordField, TextField, ErrorSummary, FieldScope } from '@/shared/forms';
import { SearchSelect, SearchSelectField } from '@/shared/ui/SearchSelect';
import { LONG_NAME, LONG_TEXT, noop, type Part } from '../specimen';

const types = ['Newspaper', 'Radio', 'TV', 'Internet'].map((label) => ({ value: label, label }));
const counties = Array.from({ length: 40 }, (_, index) => ({ value: String(index), label: `County ${index + 1}` }));

interface FieldsExampleProps {
  scope: string;
  values: Record<string, string>;
  /** Errors by field name. Their fields count as touched, so that the errors show. */
  errors?: Record<string, string>;
  children: ReactNode;
}

function FieldsExample({ scope, values, errors = {}, children }: FieldsExampleProps) {
  const touched = Object.fromEntries(Object.keys(errors).map((name) => [name, true]));
  return (
    <FieldScope value={scope}>
      <Formik initialValues={values} initialErrors={errors} initialTouched={touched} onSubmit={noop}>
        <>{children}</>
      </Formik>
    </FieldScope>
  );
}

const empty = { name: '', password: '', type: '' };
const errors = { name: 'First Name is required', password: 'Password', type: 'Type is required' };

const allFields = (
  <>
    <TextField name="name" label="First Name" />
    <PasswordField name="password" label="Password" autoComplete="current-password" />
    <SelectField name="type" label="Type" options={types} />
  </>
);

function Searched({ id, isInvalid = false, initial = '' }: { id: string; isInvalid?: boolean; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <label htmlFor={id}>County</label>
      <SearchSelect
        id={id}
        label="County"
        value={value}
        options={counties}
        prompt="Choose a county"
        isInvalid={isInvalid}
        onChange={setValue}
      />
    </>
  );
}

export const fieldParts: readonly Part[] = [
  {
    name: 'FacetSelect',
    specimens: [{ state: 'default', content: <FacetSelect label="Type" value="TV" options={types} onChoose={noop} /> }],
  },
  {
    name: 'UrlTextInput',
    specimens: [
      {
        state: 'default',
        content: <UrlTextInput aria-label="Search" placeholder="Name or city" text="" onText={noop} />,
      },
      { state: 'filled', content: <UrlTextInput aria-label="Filled search" text="Courier" onText={noop} /> },
      { state: 'long text', content: <UrlTextInput aria-label="Long search" text={LONG_NAME} onText={noop} /> },
      { state: 'disabled', content: <UrlTextInput aria-label="Disabled search" text="" onText={noop} disabled /> },
    ],
  },
  {
    name: 'Field',
    specimens: [
      {
        state: 'default',
        content: (
          <FieldsExample scope="default" values={empty}>
            {allFields}
          </FieldsExample>
        ),
      },
      {
        state: 'filled',
        content: (
          <FieldsExample scope="filled" values={{ name: 'Dana', password: 'secret', type: 'Radio' }}>
            {allFields}
          </FieldsExample>
        ),
      },
      {
        state: 'error',
        content: (
          <FieldsExample scope="error" values={empty} errors={errors}>
            <ErrorSummary labels={{ name: 'First Name', password: 'Password', type: 'Type' }} attempts={1} />
            {allFields}
          </FieldsExample>
        ),
      },
      {
        state: 'loading',
        content: (
          <FieldsExample scope="loading" values={empty}>
            <SelectField name="type" label="Type" options={[]} loading />
          </FieldsExample>
        ),
      },
      {
        state: 'hint, optional, and long text',
        content: (
          <FieldsExample scope="long" values={{ name: LONG_NAME, fax: LONG_TEXT }} errors={{ fax: LONG_TEXT }}>
            <TextField name="name" label={`Name of ${LONG_NAME}`} hint={LONG_TEXT} />
            <TextField name="fax" label="Fax" optional />
          </FieldsExample>
        ),
      },
    ],
  },
  {
    name: 'SearchSelect',
    specimens: [
      { state: 'default', content: <Searched id="gallery-county" /> },
      { state: 'filled', content: <Searched id="gallery-county-filled" initial="7" /> },
      { state: 'error', content: <Searched id="gallery-county-error" isInvalid /> },
      {
        state: 'short list',
        content: (
          <>
            <label htmlFor="gallery-type">Type</label>
            <SearchSelect id="gallery-type" label="Type" value="TV" options={types} onChange={noop} />
          </>
        ),
      },
      {
        state: 'disabled, in a form',
        content: (
          <FieldsExample scope="searched" values={{ type: 'TV' }}>
            <SearchSelectField name="type" label="Type" options={types} isDisabled optional />
          </FieldsExample>
        ),
      },
    ],
  },
];
