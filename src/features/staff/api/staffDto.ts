import type { components, LinkedId } from '@/shared/api';

/** As `readPerson` leaves it: a missing text is ''. */
export interface Person {
  PersonID: number;
  FirstName: string;
  LastName: string;
  Email: string;
  Picture: string;
  /** Null without a contact record. */
  ContactID: LinkedId;
  RecordID: LinkedId;
  Identifier: string;
  /** Null where the stored value could not be read. */
  NeedCredential: 0 | 1 | null;
}

/** What visitors see. */
export type ShownPerson = Pick<Person, 'FirstName' | 'LastName' | 'Email'>;

export type StaffEdit = components['schemas']['StaffEdit'];

export type StaffRole = 'director' | 'assistant';
