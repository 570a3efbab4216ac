/**
 * The contract's two commands:
 *   generate  writes the types of docs/media-api.yaml to src/shared/api/contract.gen.ts
 *   check     lints the document and fails where the types are not current
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { format } from 'prettier';

const root = resolve(import.meta.dirname, '..');
const document = resolve(root, 'docs/media-api.yaml');
const types = resolve(root, 'src/shared/api/contract.gen.ts');
const head = `// Generated from docs/media-api.yaml by "tsx scripts/contract.mts generate". Do not edit.\n\n`;

async function generated(): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(document), { alphabetize: false, silent: true });
  return format(head + astToString(nodes), { parser: 'typescript', printWidth: 120, singleQuote: true });
}

async function problems(): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lint({ ref: document, config });
  return found.map(({ severity, ruleId, message, location }) => {
    const pointer = location[0]?.pointer ?? '';
    return `${severity} ${ruleId} ${pointer}: ${message}`;
  });
}

async function check(): Promise<string[]> {
  const findings = await problems();
  const current = await readFile(types, 'utf8').catch(() => '');
  if (current === (await generated())) return findings;
  return [...findings, `${relative(root, types)} is not current: run "tsx scripts/contract.mts generate".`];
}

const command = process.argv[2];
if (command === 'generate') {
  await writeFile(types, await generated());
  console.log(`${relative(root, types)} written.`);
} else if (command === 'check') {
  const findings = await check();
  for (const finding of findings) console.error(finding);
  console.log(`contract: ${String(findings.length)} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} else {
  console.error('Usage: tsx scripts/contract.mts generate|check');
  process.exitCode = 2;
}
