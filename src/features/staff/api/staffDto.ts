import type { components } from '@/shared/api/contract.gen';

/** A director or an assistant. */
export type Person = components['schemas']['Person'];
