// Validates every built document with html-validate's recommended rules.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate, type ConfigData } from 'html-validate';

const dist = path.resolve(import.meta.dirname, '../dist');

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Turned off, because React and the template use equivalent notations: `<br/>`, `popoverTarget`, `checked=""`, ids of useId.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Turned off, because phone numbers are copied and must keep plain hyphens.
    'tel-non-breaking': 'off',
  },
};

const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
const validator = new HtmlValidate(new FileSystemConfigLoader(config));
const report = await validator.validateMultipleFiles(files.map((file) => path.join(dist, file)));
if (!report.valid) console.log(formatterFactory('text')(report.results));
console.log(`${String(files.length)} documents, ${String(report.errorCount)} errors`);
// Fails for a build without documents, too.
process.exitCode = report.valid && files.length > 0 ? 0 : 1;
