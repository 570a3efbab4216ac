import { existsSync, readdirSync } from 'node:fs';

export interface RuleRun {
  files: string[];
  /** The files of tests/rules that cover these sources. Every mutant loads all of them. */
  tests: string[];
  /** Skips static mutants, each of which restarts all tests. */
  ignoreStatic?: boolean;
  /** For tests that need a document and its storage, which triples the time. */
  needsDocument?: boolean;
}

/** The modules of a folder, without its index. */
const modulesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => `${folder}/${name}`);

const lib = (...subjects: string[]): string[] =>
  subjects.flatMap((subject) => {
    const folder = `src/shared/lib/${subject}`;
    return existsSync(folder) ? modulesIn(folder) : [`${folder}.ts`];
  });
const model = (slice: string, ...files: string[]): string[] =>
  files.map((file) => `src/features/${slice}/model/${file}.ts`);
const api = (...files: string[]): string[] => files.map((file) => `src/shared/api/${file}.ts`);
/** What makes records of the answers: api/read*.ts of each feature. */
const readers = (): string[] =>
  readdirSync('src/features')
    .map((slice) => `src/features/${slice}/api`)
    .flatMap(modulesIn)
    .filter((file) => file.includes('/api/read'));

export const groups: Readonly<Record<string, readonly RuleRun[]>> = {
  normalizing: [
    { files: [...api('values', 'reading'), ...readers()], tests: ['reading', 'readers', 'readDecision'] },
    { needsDocument: true, files: api('withReading'), tests: ['withReading'] },
  ],
  dates: [
    {
      ignoreStatic: true,
      files: [
        ...lib('calendar-dates'),
        ...model('agreements', 'broadcastDates', 'deadlines'),
        ...model('sites', 'siteDates', 'deadline'),
      ],
      tests: ['calendarDates', 'broadcastDates', 'deadlines', 'agreementDeadlines'],
    },
  ],
  flow: [
    {
      ignoreStatic: true,
      files: model(
        'agreements',
        ...['agreementSlice', 'agreementState', 'agreementLists', 'offeredChoices', 'reviewAgreement', 'broadcastFee'],
      ),
      tests: ['agreementFlow', 'agreementAnswers', 'agreementFees'],
    },
    {
      ignoreStatic: true,
      needsDocument: true,
      files: model('agreements', 'agreementHistory'),
      tests: ['agreementMemory'],
    },
  ],
  fields: [
    {
      files: lib('fields', 'field-patterns', 'phone', 'zip', 'email', 'safe-links'),
      tests: ['fields', 'phone', 'zip', 'email', 'safeLinks'],
    },
  ],
  steps: [
    {
      ignoreStatic: true,
      files: [...lib('saves'), ...model('organization', 'organizationParts')],
      tests: ['saves', 'organizationParts'],
    },
  ],
  tokens: [
    {
      needsDocument: true,
      files: [...model('session', 'token', 'tokenStorage', 'restoreSession', 'sessionSlice')],
      tests: ['session', 'sessionMemory'],
    },
  ],
  drafts: [
    {
      ignoreStatic: true,
      needsDocument: true,
      files: [...lib('drafts').filter((file) => !file.endsWith('/useDraft.ts')), ...lib('persist')],
      tests: ['drafts', 'draftLifetime', 'editsDraft', 'persist', 'unfinishedSaves'],
    },
  ],
  paths: [
    { ignoreStatic: true, files: api('apiPath'), tests: ['apiPath'] },
    {
      ignoreStatic: true,
      needsDocument: true,
      files: api('readAnswer', 'describeError', 'failure'),
      tests: ['readAnswer', 'failure'],
    },
  ],
};
