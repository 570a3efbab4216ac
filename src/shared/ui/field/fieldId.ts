import { createContext, useContext } from 'react';

/** Told apart where two forms stand in one page: the sign-in dialog stands over the form of the screen. */
export const FieldScope = createContext('field');

/** The id of the control of a form's field; the error summary leads to it. */
export const fieldId = (name: string, scope = 'field'): string => `${scope}-${name}`;

export function useFieldId(): (name: string) => string {
  const scope = useContext(FieldScope);
  return (name) => fieldId(name, scope);
}
