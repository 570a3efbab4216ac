// Runs dependency-cruiser over the sources and fails, too, when it has read none: a compiler that it cannot use makes it
// report "no violations" about nothing.
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

const LEAST_MODULES = 100;
const rules = await extractConfig('./.dependency-cruiser.cjs');
const result = await cruise(
  ['src', 'mocks', 'security', 'rendering', 'tests'],
  { ...rules.options, ruleSet: rules, validate: true },
  {},
  { tsConfig: extractTSConfig('./tsconfig.json') },
);
const { summary, modules } = result.output as ICruiseResult;
const own = modules.filter(({ source }) => /^(src|mocks|security|rendering|tests)\//.test(source));
for (const { rule, from, to } of summary.violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
if (own.length < LEAST_MODULES)
  console.error(`Only ${own.length} modules were read; at least ${LEAST_MODULES} are expected.`);
console.log(`${own.length} modules, ${summary.violations.length} violations`);
process.exitCode = summary.violations.length === 0 && own.length >= LEAST_MODULES ? 0 : 1;
