import type { StaffRole } from './staffDto';

/** What shows the staff of a role of an organization. */
export const staffTags = (role: StaffRole, identifier: string) => [
  { type: role === 'director' ? ('Director' as const) : ('Assistants' as const), id: identifier },
  { type: 'Staff' as const, id: identifier },
];
