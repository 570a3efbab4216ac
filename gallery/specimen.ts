import type { ReactNode } from 'react';

/** A component in one of its states. */
export interface Specimen {
  state: string;
  content: ReactNode;
}

/** A component of src/shared/ui or src/shared/forms, in all its states. */
export interface Part {
  name: string;
  specimens: readonly Specimen[];
}

export const LONG_NAME = 'Northeast Kansas Community Broadcasting and Newspaper Association of Pottawatomie County';

export const LONG_TEXT =
  'The playoff bracket is published on the Monday before the event. Sites close 72 hours before the first contest, and ' +
  'a selection made after that does not reach the gate. Ask the host site manager about power, phone lines, and parking.';

export const noop = (): void => undefined;
