export interface GroupResult {
  name: string;
  seconds: number;
  mutants: { file: string; status: string }[];
}

type Mutants = GroupResult['mutants'];

const count = (mutants: Mutants, ...statuses: string[]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length;

/** A mutant that no test reaches counts as survived. */
export function scoreOf(mutants: Mutants): number {
  const killed = count(mutants, 'Killed', 'Timeout');
  const all = killed + count(mutants, 'Survived', 'NoCoverage');
  return all === 0 ? 0 : (100 * killed) / all;
}

function rowOf(name: string, mutants: Mutants): string {
  const cells = [
    name,
    `${scoreOf(mutants).toFixed(1)} %`,
    count(mutants, 'Killed', 'Timeout'),
    count(mutants, 'Survived'),
    count(mutants, 'NoCoverage'),
  ];
  return `| ${cells.join(' | ')} |`;
}

interface ReportTerms {
  goal: number;
  missing: readonly string[];
  notes: string;
}

export function reportOf(results: readonly GroupResult[], { goal, missing, notes }: ReportTerms): string {
  const head = (first: string): string =>
    `| ${first} | score | killed | survived | not reached |\n| --- | --- | --- | --- | --- |`;
  const all = results.flatMap(({ mutants }) => mutants);
  const files = [...new Set(all.map(({ file }) => file))].sort();
  return `# Mutation score of the business rules

Written by \`npm run mutation\`; do not edit. Goal (REL-7): ${goal} %.

Stryker changes one operator, condition, string, or block of a rule at a time. \`tests/rules\` must fail for each change.

${head('group')}
${results.map(({ name, mutants }) => rowOf(name, mutants)).join('\n')}
${rowOf('**all**', all)}
${missing.length === 0 ? '' : `\nNot run yet: ${missing.join(', ')}.\n`}
## By file

${head('file')}
${files
  .map((file) =>
    rowOf(
      `\`${file}\``,
      all.filter((mutant) => mutant.file === file),
    ),
  )
  .join('\n')}

${notes.trim()}
`;
}
