import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { contract, operationsInContract, pointer, type Operation } from '../../mocks/lib/contract';
import { compilePath } from '../../mocks/lib/matchPath';

const documentId = 'media-api';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document with every object closed: a field that it does not name is a mistake of the answer (or of the document). */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  return copy.type === 'object' && isObject(copy.properties) ? { ...copy, additionalProperties: false } : copy;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ ...(closed(contract) as Json), $id: documentId });

const compiled = new Map<string, ValidateFunction>();

function validatorAt(place: string): ValidateFunction {
  const validator = compiled.get(place) ?? ajv.compile({ $ref: `${documentId}${place}` });
  compiled.set(place, validator);
  return validator;
}

const known = operationsInContract.map((operation) => ({ operation, match: compilePath(operation.path) }));

/** @param path below the API's base */
export function operationAt(method: string, path: string): Operation | undefined {
  return known.find(({ operation, match }) => operation.method === method && match(path) !== undefined)?.operation;
}

function resolved(parts: readonly string[]): { parts: readonly string[]; value: unknown } {
  const value = parts.reduce<unknown>((node, part) => (isObject(node) ? node[part] : undefined), contract);
  if (!isObject(value) || typeof value.$ref !== 'string') return { parts, value };
  return resolved(value.$ref.replace(/^#\//, '').split('/'));
}

/** What is wrong with an answer, by the contract; nothing when it keeps to it. */
export async function contractProblems(method: string, path: string, response: Response): Promise<string[]> {
  const operation = operationAt(method, path);
  if (operation === undefined) return [`${method} ${path} is not in the contract`];
  const place = ['paths', operation.path, method.toLowerCase(), 'responses'];
  const status = String(response.status);
  const answers = resolved(place).value;
  const code = [status, `${status.charAt(0)}XX`].find((key) => isObject(answers) && key in answers);
  if (code === undefined) return [`${operation.id} may not answer ${status}`];
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  const answer = resolved([...place, code]);
  const schema = [...answer.parts, 'content', type, 'schema'];
  if (!isObject(resolved(schema).value)) return [`${operation.id} ${status} may not be ${type}`];
  const text = await response.clone().text();
  const body: unknown = type === 'application/json' ? JSON.parse(text) : text;
  const validate = validatorAt(pointer(...schema));
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${operation.id} ${status}${instancePath} ${String(message)}`,
  );
}

/** Fails the test when an answer breaks the contract. */
export async function expectToKeepContract(method: string, path: string, response: Response): Promise<void> {
  expect(await contractProblems(method, path, response)).toEqual([]);
}
