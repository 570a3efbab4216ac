import type { Step } from './outcome.mjs';

const script = (name: string): string[] => ['npm', 'run', '--silent', name];

/** Longest first. */
export const checks: Step[] = [
  { name: 'lint: ESLint', command: script('lint') },
  { name: 'types: tsc', command: script('typecheck') },
  { name: 'format: Prettier', command: script('format:check') },
  { name: 'structure: steiger', command: script('check:layers') },
  { name: 'structure: dependency-cruiser', command: script('check:imports') },
  { name: 'contract: the document and its generated types', command: script('check:contract') },
  { name: 'licenses of what ships', command: script('check:licenses') },
  { name: 'requirements: cited ids', command: script('check:requirements') },
];
