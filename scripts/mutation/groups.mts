export interface RuleGroup {
  files: string[];
  /** Those of tests/rules that speak of these files. To run all of them against every change would take hours. */
  tests: string[];
  /** Leaves out what is evaluated once, when a module loads: each such change costs a start of all the tests. */
  ignoreStatic?: true;
}

const lib = (...folders: string[]): string[] => folders.flatMap((folder) => [`src/shared/lib/${folder}/!(index).ts`]);
const model = (slice: string, ...files: string[]): string[] =>
  files.map((file) => `src/features/${slice}/model/${file}.ts`);
const api = (...files: string[]): string[] => files.map((file) => `src/shared/api/${file}.ts`);

/** The rules that REL-7 is about. */
export const groups: Readonly<Record<string, RuleGroup>> = {
  dates: {
    ignoreStatic: true,
    files: [
      ...lib('calendar-dates'),
      ...model('agreements', 'broadcastDates', 'deadlines'),
      ...model('sites', 'siteDates', 'deadline'),
    ],
    tests: ['calendarDates', 'broadcastDates', 'deadlines', 'agreementFees', 'seasons', 'seasonBoard', 'attendance'],
  },
  flow: {
    ignoreStatic: true,
    files: model(
      'agreements',
      ...['agreementSlice', 'agreementState', 'agreementLists', 'agreementDrafts', 'agreementHistory'],
      ...['offeredChoices', 'reviewAgreement', 'broadcastFee'],
    ),
    tests: ['agreementFlow', 'agreementAnswers', 'agreementFees', 'agreementMemory'],
  },
  fields: {
    files: lib('fields', 'phone', 'zip', 'email', 'safe-links'),
    tests: ['fields', 'phone', 'zip', 'email', 'safeLinks'],
  },
  steps: {
    ignoreStatic: true,
    files: [...api('runSteps'), ...lib('resumable-save')],
    tests: ['runSteps', 'resumableSave', 'unfinishedSaves', 'saveDescriptors'],
  },
  tokens: {
    files: model(
      'session',
      ...['expiry', 'profile', 'tokenStorage', 'clockOffset', 'restoreSession', 'personalValues', 'sessionSlice'],
    ),
    tests: ['session', 'sessionMemory'],
  },
  paths: {
    ignoreStatic: true,
    files: [...api('apiPath', 'apiUrl', 'readAnswer', 'answerIs', 'serverMessage')],
    tests: ['apiPath', 'readAnswer'],
  },
};
