import { createAction } from '@reduxjs/toolkit';

/** The server has refused the token of a call (401), sent at that time (ms since the epoch), whatever became of it. */
export const tokenRefused = createAction('api/tokenRefused', (sentAt: number) => ({ payload: { sentAt } }));
