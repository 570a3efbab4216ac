import type { components } from '@/shared/api';

/** A director or an assistant, as `readPerson` leaves it: a missing text is ''. */
export interface Person {
  PersonID: number;
  FirstName: string;
  LastName: string;
  Email: string;
  /** The address of an image. */
  Picture: string;
  /** Null: no contact is on record yet. */
  ContactID: number | null;
  RecordID: number | null;
  Identifier: string;
  /** Null: what is on record could not be read. */
  NeedCredential: 0 | 1 | null;
}

/** What the contact form holds and the calls are sent. */
export type StaffEdit = components['schemas']['StaffEdit'];

export type StaffRole = 'director' | 'assistant';
