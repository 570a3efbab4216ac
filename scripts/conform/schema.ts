import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { contract, pointer, type Operation } from '../../mocks/http/contract';
import { isRecord } from '../../src/shared/lib/is-record';

const DOCUMENT = 'media-api';

/** Forbids additional fields in every object schema, so that unknown fields are reported. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  return copy.type === 'object' && isRecord(copy.properties) ? { ...copy, additionalProperties: false } : copy;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats(ajv);
ajv.addSchema({ ...(closed(contract) as object), $id: DOCUMENT });

/** A node of the contract: its path and its content. */
export interface Place {
  parts: readonly string[];
  value: Readonly<Record<string, unknown>>;
}

export function placeAt(parts: readonly string[]): Place {
  const value = parts.reduce<unknown>(
    (node, part) => (Array.isArray(node) ? (node[Number(part)] as unknown) : isRecord(node) ? node[part] : undefined),
    contract,
  );
  if (!isRecord(value)) return { parts, value: {} };
  return typeof value.$ref === 'string' ? placeAt(value.$ref.replace(/^#\//, '').split('/')) : { parts, value };
}

export function errorsAt({ parts }: Place, value: unknown): readonly ErrorObject[] {
  const validator = ajv.getSchema(DOCUMENT + pointer(...parts));
  if (validator === undefined) throw new Error(`docs/media-api.yaml has nothing at ${parts.join('/')}`);
  return validator(value) ? [] : (validator.errors ?? []);
}

export function responseAt(operation: Operation, status: number): Place | undefined {
  const parts = ['paths', operation.path, operation.method.toLowerCase(), 'responses'];
  const code = String(status);
  const key = [code, `${code.charAt(0)}XX`].find((one) => one in placeAt(parts).value);
  return key === undefined ? undefined : placeAt([...parts, key]);
}

/** The content types of an operation's successful response, and its schema. */
export function successOf(operation: Operation): { types: string[]; place: Place } {
  const { parts, value } = responseAt(operation, 200) ?? placeAt([]);
  const types = isRecord(value.content) ? Object.keys(value.content) : [];
  return { types, place: placeAt([...parts, 'content', types[0] ?? '', 'schema']) };
}

/** Of several alternatives (`oneOf`), the first whose required fields the value has. */
export function branchFor(place: Place, value: unknown): Place {
  const { oneOf } = place.value;
  if (!Array.isArray(oneOf)) return place;
  const branches = oneOf.map((_, index) => placeAt([...place.parts, 'oneOf', String(index)]));
  if (value === null) return branches.find((branch) => branch.value.type === 'null') ?? place;
  const objects = branches.filter((branch) => branch.value.type !== 'null');
  const hasAll = (names: unknown): boolean =>
    isRecord(value) && (!Array.isArray(names) || names.every((name) => String(name) in value));
  return objects.find((branch) => hasAll(branch.value.required)) ?? objects[0] ?? place;
}

/** The contract's example of an entry. */
export function exampleAt({ value }: Place): Readonly<Record<string, unknown>> {
  const first: unknown = Array.isArray(value.examples) ? value.examples[0] : undefined;
  return isRecord(first) ? first : {};
}
