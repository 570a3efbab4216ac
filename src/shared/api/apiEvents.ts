import { createAction } from '@reduxjs/toolkit';

export const answersForgotten = createAction('api/answersForgotten');

export const answersOutdated = createAction('api/answersOutdated');

/** Another tab has saved something of the organization. */
export const answersChangedElsewhere = createAction('api/answersChangedElsewhere');

export const answersRetried = createAction('api/answersRetried');

/** It is time to see which lists are old (API-13). */
export const listsAged = createAction('api/listsAged');

/** Carries the time at which the refused request was sent (ms since the epoch). */
export const tokenRefused = createAction('api/tokenRefused', (sentAt: number) => ({ payload: { sentAt } }));
