export interface RuleGroup {
  files: string[];
  /** The files of tests/rules that cover these sources; running all of them for every mutant would take hours. */
  tests: string[];
  /** Skips static mutants, each of which restarts all tests. */
  ignoreStatic?: true;
}

const lib = (...subjects: string[]): string[] =>
  subjects.map((subject) => `src/shared/lib/${subject}{.ts,/!(index).ts}`);
const model = (slice: string, ...files: string[]): string[] =>
  files.map((file) => `src/features/${slice}/model/${file}.ts`);
const api = (...files: string[]): string[] => files.map((file) => `src/shared/api/${file}.ts`);

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
    files: lib('fields', 'field-patterns', 'phone', 'zip', 'email', 'safe-links'),
    tests: ['fields', 'phone', 'zip', 'email', 'safeLinks'],
  },
  steps: {
    ignoreStatic: true,
    files: [...api('runSteps'), ...lib('resumable-save')],
    tests: ['runSteps', 'resumableSave', 'unfinishedSaves', 'saveDescriptors'],
  },
  tokens: {
    files: model('session', 'token', 'tokenStorage', 'restoreSession', 'sessionSlice'),
    tests: ['session', 'sessionMemory'],
  },
  paths: {
    ignoreStatic: true,
    files: api('apiPath', 'readAnswer', 'describeError', 'failure'),
    tests: ['apiPath', 'readAnswer'],
  },
};
