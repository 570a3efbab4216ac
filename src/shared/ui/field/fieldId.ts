import { createContext, useContext } from 'react';

/** The sign-in dialog may stand over another form. */
export const FieldScope = createContext('field');

export const fieldId = (name: string, scope = 'field'): string => `${scope}-${name}`;

export function useFieldId(): (name: string) => string {
  const scope = useContext(FieldScope);
  return (name) => fieldId(name, scope);
}
