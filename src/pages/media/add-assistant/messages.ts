import type { Question } from './model/assistantTable';

/** What a row of the pasted table asks the user to check before it is added (STF-8). */
export const questions: Readonly<Record<Question, string>> = {
  names: 'Check the first and last name',
  email: 'Check the email: this line has several',
};

export const messages = {
  confirm: 'Right as it is',
  confirmAll: 'All are right as they are',
  nobody: 'We found nobody to add here. Each person needs a line with a name or an email.',
} as const;
