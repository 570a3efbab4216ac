// `generate`, part of `npm run generate`, writes src/shared/api/contract.gen.ts; `check`, part of `npm run check`, lints
// docs/media-api.yaml and compares its types.
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'prettier';
import ts from 'typescript';
import { contract } from '../mocks/http/contract';
import { errorsAt, placeAt } from './conform/schema';

const root = resolve(import.meta.dirname, '..');
const document = resolve(root, 'docs/media-api.yaml');
const types = resolve(root, 'src/shared/api/contract.gen.ts');
const head = `// Generated from docs/media-api.yaml by "tsx scripts/contract.mts generate". Do not edit.\n\n`;

/** The generated types that are read. The others, such as the types by address, have no reader and are left out. */
const READ = ['components', 'operations'];

const isDeclaration = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Of an operation, only its path, its body, and its successful response are read. */
const UNREAD = new Set(['headers', ...Object.keys(contract.components.responses as object)]);

function isRead(node: ts.Node): boolean {
  if (!ts.isPropertySignature(node) || ts.isComputedPropertyName(node.name)) return true;
  const name = node.name.text;
  const isFailure = /^[345]/.test(name);
  return !isFailure && !UNREAD.has(name) && node.type?.kind !== ts.SyntaxKind.NeverKeyword;
}

const withoutUnread: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node | undefined =>
    isRead(node) ? ts.visitEachChild(node, visit, context) : undefined;
  return (node) => ts.visitEachChild(node, visit, context);
};

/** The examples stay in the contract alone, where `check` holds them against their schemas. */
const withoutExamples = (): OpenAPI3 =>
  JSON.parse(JSON.stringify(contract, (key, value: unknown) => (key === 'examples' ? undefined : value))) as OpenAPI3;

async function generated(): Promise<string> {
  const nodes = await openapiTS(withoutExamples(), { alphabetize: false, silent: true });
  const read = nodes.filter((node) => isDeclaration(node) && READ.includes(node.name.text));
  const { transformed } = ts.transform(read, [withoutUnread]);
  return format(head + astToString(transformed), { parser: 'typescript', printWidth: 120, singleQuote: true });
}

async function lintFindings(): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    // Allows trailing slashes, because the provider's calls for a new assistant have one.
    rules: { 'no-path-trailing-slash': 'off' },
  });
  const found = await lint({ ref: document, config });
  return found.map(({ severity, ruleId, message, location }) => {
    const pointer = location[0]?.pointer ?? '';
    return `${severity} ${ruleId} ${pointer}: ${message}`;
  });
}

/** Reports schemas without valid examples: every one must have them. */
function exampleFindings(): string[] {
  const schemas = contract.components.schemas as Record<string, { examples?: unknown[] }>;
  return Object.entries(schemas).flatMap(([name, { examples = [] }]) => {
    const place = placeAt(['components', 'schemas', name]);
    const wrong = examples.flatMap((example) => errorsAt(place, example));
    if (examples.length === 0) return [`${name} has no example.`];
    return wrong.map(
      ({ instancePath, message }) => `An example of ${name} is wrong: ${instancePath} ${String(message)}`,
    );
  });
}

async function check(): Promise<string[]> {
  const findings = [...(await lintFindings()), ...exampleFindings()];
  const current = await readFile(types, 'utf8').catch(() => '');
  if (current === (await generated())) return findings;
  return [...findings, `${relative(root, types)} is not current: run "tsx scripts/contract.mts generate".`];
}

const command = process.argv[2];
if (command === 'generate') {
  await writeFile(types, await generated());
  console.log(`Wrote ${relative(root, types)}.`);
} else if (command === 'check') {
  const findings = await check();
  for (const finding of findings) console.error(finding);
  console.log(`${String(findings.length)} problems`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} else {
  console.error('Usage: tsx scripts/contract.mts generate|check');
  process.exitCode = 2;
}
