import { createAction } from '@reduxjs/toolkit';

/** Another user must not see them. */
export const answersForgotten = createAction('api/answersForgotten');

export const answersOutdated = createAction('api/answersOutdated');

export const answersRetried = createAction('api/answersRetried');

/** Sent at that time (ms since the epoch). */
export const tokenRefused = createAction('api/tokenRefused', (sentAt: number) => ({ payload: { sentAt } }));
