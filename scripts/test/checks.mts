import type { Step } from './outcome.mjs';

const script = (name: string): string[] => ['npm', 'run', '--silent', name];

/** Longest first. */
export const checks: Step[] = [
  { name: 'lint: ESLint', command: script('lint') },
  { name: 'types: TypeScript', command: script('typecheck') },
  { name: 'format: Prettier', command: script('format:check') },
  { name: 'structure: steiger', command: script('check:layers') },
  { name: 'structure: dependency-cruiser', command: script('check:imports') },
  { name: 'unused exports and files, unlisted packages: knip', command: script('check:unused') },
  { name: 'contract: document and generated types', command: script('check:contract') },
  { name: 'licenses: shipped packages', command: script('check:licenses') },
  { name: 'requirements: cited ids and files', command: script('check:requirements') },
];
