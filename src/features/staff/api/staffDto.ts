import type { components } from '@/shared/api';

/** A director or an assistant. */
export type Person = components['schemas']['Person'];
