// Also fails if dependency-cruiser read no modules: with an unsupported compiler it reports no violations.
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

const LEAST_MODULES = 100;
const FOLDERS = ['src', 'gallery', 'mocks', 'security', 'settings', 'rendering', 'tests'];
const rules = await extractConfig('./.dependency-cruiser.cjs');
const result = await cruise(
  FOLDERS,
  { ...rules.options, ruleSet: rules, validate: true },
  {},
  { tsConfig: extractTSConfig('./tsconfig.json') },
);
const { summary, modules } = result.output as ICruiseResult;
const own = modules.filter(({ source }) => FOLDERS.some((folder) => source.startsWith(`${folder}/`)));
for (const { rule, from, to } of summary.violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
if (own.length < LEAST_MODULES)
  console.error(`Only ${own.length} modules were read; at least ${LEAST_MODULES} are expected.`);
console.log(`${own.length} modules, ${summary.violations.length} violations`);
process.exitCode = summary.violations.length === 0 && own.length >= LEAST_MODULES ? 0 : 1;
