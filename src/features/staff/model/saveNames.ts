import type { StaffRole } from '../api/staffDto';

/** Under which name an unfinished save of a person is kept. */
export const contactSaveName = (role: StaffRole, personId: number): string => `${role}-${personId}`;

export const ADD_ASSISTANT = 'new-assistant';
