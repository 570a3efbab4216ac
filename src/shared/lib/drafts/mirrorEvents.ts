import { createAction } from '@reduxjs/toolkit';

// Of the agreement's form alone: its slice mirrors what Formik has.

export const fieldsEdited = createAction<Record<string, string>>('form/fieldsEdited');
export const fieldsLeft = createAction<string[]>('form/fieldsLeft');
export const submitPressed = createAction('form/submitPressed');
