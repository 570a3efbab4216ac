import { createAction } from '@reduxjs/toolkit';

export const responsesForgotten = createAction('api/responsesForgotten');

export const responsesOutdated = createAction('api/responsesOutdated');

/** Another tab has saved the organization's data, so this tab's copy may be out of date. */
export const responsesChangedInOtherTab = createAction('api/responsesChangedInOtherTab');

export const responsesRetried = createAction('api/responsesRetried');

/** Dispatched every minute: refetches all lists that other people can change if one of them is too old (API-13). */
export const listsAged = createAction('api/listsAged');

/** Carries the time at which the refused request was sent (ms since the epoch). */
export const tokenRefused = createAction('api/tokenRefused', (sentAt: number) => ({ payload: { sentAt } }));
