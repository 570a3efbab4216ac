import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { contract, pointer, type Operation } from '../../mocks/http/contract';

const DOCUMENT = 'media-api';

type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Closes every object, so that unknown fields are reported. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  return copy.type === 'object' && isObject(copy.properties) ? { ...copy, additionalProperties: false } : copy;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats(ajv);
ajv.addSchema({ ...(closed(contract) as Json), $id: DOCUMENT });

const compiled = new Map<string, ValidateFunction>();

export interface Place {
  parts: readonly string[];
  value: unknown;
}

export function placeAt(parts: readonly string[]): Place {
  const value = parts.reduce<unknown>(
    (node, part) => (Array.isArray(node) ? (node[Number(part)] as unknown) : isObject(node) ? node[part] : undefined),
    contract,
  );
  if (!isObject(value) || typeof value.$ref !== 'string') return { parts, value };
  return placeAt(value.$ref.replace(/^#\//, '').split('/'));
}

export function errorsAt({ parts }: Place, value: unknown): readonly ErrorObject[] {
  const at = pointer(...parts);
  const validator = compiled.get(at) ?? ajv.compile({ $ref: `${DOCUMENT}${at}` });
  compiled.set(at, validator);
  return validator(value) ? [] : (validator.errors ?? []);
}

export function answerAt(operation: Operation, status: number): Place | undefined {
  const place = ['paths', operation.path, operation.method.toLowerCase(), 'responses'];
  const code = String(status);
  const answers = placeAt(place).value;
  const key = [code, `${code.charAt(0)}XX`].find((one) => isObject(answers) && one in answers);
  return key === undefined ? undefined : placeAt([...place, key]);
}

export function contentTypes(answer: Place): string[] {
  const content = isObject(answer.value) ? answer.value.content : undefined;
  return isObject(content) ? Object.keys(content) : [];
}

export const schemaOf = (answer: Place): Place =>
  placeAt([...answer.parts, 'content', contentTypes(answer)[0] ?? 'application/json', 'schema']);

const requiredBy = ({ value }: Place): string[] =>
  isObject(value) && Array.isArray(value.required) ? value.required.map(String) : [];

/** Picks the first schema whose required fields the value has. */
export function branchFor(place: Place, value: unknown): Place {
  if (!isObject(place.value) || !Array.isArray(place.value.oneOf)) return place;
  const branches = place.value.oneOf.map((_, index) => placeAt([...place.parts, 'oneOf', String(index)]));
  const isNull = (branch: Place): boolean => isObject(branch.value) && branch.value.type === 'null';
  const objects = branches.filter((branch) => !isNull(branch));
  const nullBranch = branches.find(isNull);
  if (value === null && nullBranch !== undefined) return nullBranch;
  const fits = (branch: Place): boolean => requiredBy(branch).every((name) => isObject(value) && name in value);
  return objects.find(fits) ?? objects[0] ?? place;
}
