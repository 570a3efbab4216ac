import { tagOf } from '@/shared/api';
import type { StaffRole } from './staffDto';

/** What shows the staff of a role of an organization. */
export const staffTags = (role: StaffRole, identifier: string) => [
  tagOf(role === 'director' ? 'Director' : 'Assistants', identifier),
  tagOf('Staff', identifier),
];
