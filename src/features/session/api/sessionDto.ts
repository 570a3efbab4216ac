import type { components } from '@/shared/api/contract.gen';

export type LoginRequest = components['schemas']['LoginRequest'];
export type RecoverRequest = components['schemas']['RecoverRequest'];
