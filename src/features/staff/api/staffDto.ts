import type { components } from '@/shared/api';

/** A director or an assistant. */
export type Person = components['schemas']['Person'];

/** What the contact form holds and the calls are sent. */
export type StaffEdit = components['schemas']['StaffEdit'];

export type StaffRole = 'director' | 'assistant';
