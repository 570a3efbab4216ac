// `generate`, part of `npm run generate`, writes src/shared/api/contract.gen.ts; `check`, part of `npm run check`, lints
// docs/media-api.yaml and checks that the generated types are current.
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'prettier';
import ts from 'typescript';
import { contract } from '../mocks/http/contract';

const root = resolve(import.meta.dirname, '..');
const document = resolve(root, 'docs/media-api.yaml');
const types = resolve(root, 'src/shared/api/contract.gen.ts');
const head = `// Generated from docs/media-api.yaml by "tsx scripts/contract.mts generate". Do not edit.\n\n`;

interface Schema {
  $ref?: string;
  type?: string;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface DocumentedOperation {
  operationId: string;
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<number, { content: Record<string, { schema: Schema }> }>;
}

/** The TypeScript type for what an operation sends or returns: a named schema, a list or choice of such, or a plain type. */
function typeOf({ $ref, type, items, oneOf, allOf }: Schema): string {
  if ($ref !== undefined) return `Schemas['${$ref.replace('#/components/schemas/', '')}']`;
  if (items !== undefined) return `(${typeOf(items)})[]`;
  if (oneOf !== undefined) return oneOf.map(typeOf).join(' | ');
  // Uses only the first schema of `allOf`: the others only add rules, such as which fields must be filled.
  if (allOf?.[0] !== undefined) return typeOf(allOf[0]);
  return type === 'integer' ? 'number' : String(type);
}

function operationType({ operationId, parameters = [], requestBody, responses }: DocumentedOperation): string {
  const path = parameters.map(({ name, schema }) => `${name}: ${typeOf(schema)}`);
  const body = requestBody?.content['application/json']?.schema;
  const answer = responses[200]?.content['application/json']?.schema ?? {};
  const parts = [
    ...(path.length === 0 ? [] : [`path: { ${path.join('; ')} }`]),
    ...(body === undefined ? [] : [`body: ${typeOf(body)}`]),
    `answer: ${typeOf(answer)}`,
  ];
  return `${operationId}: { ${parts.join('; ')} };`;
}

async function generated(): Promise<string> {
  // Leaves out the examples, which types do not need; `check` validates them in the contract against their schemas.
  const schemas = JSON.parse(
    JSON.stringify(contract.components.schemas, (key, value: unknown) => (key === 'examples' ? undefined : value)),
  ) as NonNullable<OpenAPI3['components']>['schemas'];
  const { openapi, info } = contract as unknown as OpenAPI3;
  const nodes = await openapiTS({ openapi, info, paths: {}, components: { schemas: schemas ?? {} } }, { silent: true });
  const components = nodes.filter((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  const operations = Object.values(contract.paths as unknown as Record<string, Record<string, DocumentedOperation>>)
    .flatMap((methods) => Object.values(methods))
    .map(operationType);
  const text = [
    head,
    astToString(components).replace(/^ {4}\w+: never;\n/gm, ''),
    `type Schemas = components['schemas'];`,
    `export interface operations {\n${operations.join('\n')}\n}`,
  ].join('\n');
  return format(text, { parser: 'typescript', printWidth: 120, singleQuote: true });
}

async function lintFindings(): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    // Allows trailing slashes, because the provider's calls for a new assistant have one.
    rules: { 'no-path-trailing-slash': 'off', 'no-invalid-schema-examples': 'error' },
  });
  const found = await lint({ ref: document, config });
  return found.map(({ severity, ruleId, message, location }) => {
    const pointer = location[0]?.pointer ?? '';
    return `${severity} ${ruleId} ${pointer}: ${message}`;
  });
}

function exampleFindings(): string[] {
  const schemas = Object.entries(contract.components.schemas as Record<string, { examples?: unknown[] }>);
  return schemas.filter(([, { examples = [] }]) => examples.length === 0).map(([name]) => `${name} has no example.`);
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
