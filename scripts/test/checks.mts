import type { Step } from './outcome.mjs';

/** The checks that run without the portal: `npm run check` runs them and the unit tests. The longest come first. */
export const checks: Step[] = [
  {
    name: 'lint: ESLint',
    command: ['npx', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
  },
  { name: 'types: tsc', command: ['npx', 'tsc', '-p', 'tsconfig.json'] },
  { name: 'format: Prettier', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'structure: steiger', command: ['npx', 'steiger', './src', '--fail-on-warnings'] },
  { name: 'structure: dependency-cruiser', command: ['npx', 'tsx', 'scripts/structure.mts'] },
  { name: 'contract: the document and its generated types', command: ['npx', 'tsx', 'scripts/contract.mts', 'check'] },
  { name: 'licences of what ships', command: ['npx', 'tsx', 'scripts/licences.mts'] },
];
