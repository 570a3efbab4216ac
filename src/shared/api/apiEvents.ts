import { createAction } from '@reduxjs/toolkit';

export const responsesForgotten = createAction('api/responsesForgotten');

export const responsesOutdated = createAction('api/responsesOutdated');

/** Another tab has saved data of the organization, so this tab's may be out of date. */
export const responsesChangedInOtherTab = createAction('api/responsesChangedInOtherTab');

export const responsesRetried = createAction('api/responsesRetried');

/** It is time to see which lists are old (API-13). */
export const listsAged = createAction('api/listsAged');

/** Carries the time at which the refused request was sent (ms since the epoch). */
export const tokenRefused = createAction('api/tokenRefused', (sentAt: number) => ({ payload: { sentAt } }));
