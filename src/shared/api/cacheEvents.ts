import { createAction } from '@reduxjs/toolkit';

/** Whoever the answers were for has left: nothing of them may be shown to the next. */
export const answersForgotten = createAction('api/answersForgotten');

/** Every screen asks anew for what it shows. */
export const answersOutdated = createAction('api/answersOutdated');

/** The user asks again for what the screen shows and could not get. */
export const answersRetried = createAction('api/answersRetried');
