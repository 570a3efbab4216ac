import { createAction } from '@reduxjs/toolkit';

/** The user whose answers these were has left: the next one must not see them. */
export const answersForgotten = createAction('api/answersForgotten');

/** Every screen loads what it shows again. */
export const answersOutdated = createAction('api/answersOutdated');

/** The user retries what the screen couldn't load. */
export const answersRetried = createAction('api/answersRetried');

/** The server refused a call's token (401), sent at that time (ms since the epoch). */
export const tokenRefused = createAction('api/tokenRefused', (sentAt: number) => ({ payload: { sentAt } }));
