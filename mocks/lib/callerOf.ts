import type { Context } from '../context';

/** Who calls: an address, or one and the same caller where the server tells none. */
export const callerOf = (context: Context, request: Request): string => context.callerOf?.(request) ?? '';
