import type { components } from '@/shared/api';

export type LoginRequest = components['schemas']['LoginRequest'];
export type RecoverRequest = components['schemas']['RecoverRequest'];
