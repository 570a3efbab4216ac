import addFormats from 'ajv-formats';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { notFound, Refusal, unprocessable } from './Refusal';
import { contract } from './contract';

const documentId = 'media-api';

// Without `allErrors`, Ajv stops at the first error: collecting a million errors in one body would take minutes.
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema({ ...contract, $id: documentId });

function validatorAt(pointer: string): ValidateFunction {
  const validator = ajv.getSchema(`${documentId}${pointer}`);
  if (validator === undefined) throw new Error(`docs/media-api.yaml has nothing at ${pointer}`);
  return validator;
}

const joining = new Set(['if', 'anyOf', 'oneOf', 'const', 'type', 'maxLength']);

/** Picks the error to report. Of an `anyOf`, that is the first branch's, because the contract lists the main branch first. */
function mainError(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.find(({ keyword }) => !joining.has(keyword)) ?? errors[0];
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const missing = keyword === 'required' ? [String(params.missingProperty)] : [];
  const parts = [...instancePath.split('/').slice(1), ...missing];
  return parts.length === 0 ? 'The body' : parts.join('.');
}

function problemOf({ keyword, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'minLength':
    case 'minItems':
      return 'must not be empty';
    case 'pattern':
    case 'format':
      return 'is not in the right format';
    default:
      return message ?? 'is not valid';
  }
}

export function validateBody(pointer: string, body: unknown): void {
  const validator = validatorAt(pointer);
  if (validator(body)) return;
  const error = mainError(validator.errors ?? []);
  throw new Refusal(422, error === undefined ? 'The body is not valid.' : `${fieldOf(error)} ${problemOf(error)}.`);
}

/** Whether a value is numeric but cannot be an id: `Infinity`, `1e400`, or a number of twenty digits. */
const isBeyondIds = (value: string): boolean =>
  /^[+-]?(?:infinity|nan)$/i.test(value) || Math.abs(Number(value)) > Number.MAX_SAFE_INTEGER;

/** @throws a Refusal: 404 for a number that cannot be an id, otherwise 400 */
export function validatePathPart(pointer: string, name: string, value = ''): void {
  const validator = validatorAt(pointer);
  // Also tries the text as a number, because path parts are text: `12` counts as a number, but `1e1` and `0xC` do not.
  const isValid = validator(value) || (/^\d{1,15}$/.test(value) && validator(Number(value)));
  if (isValid) return;
  if (isBeyondIds(value)) throw notFound(name);
  throw new Refusal(400, `${name} cannot be ${JSON.stringify(value)}.`);
}

export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new Refusal(400, 'The body must be sent as application/json.');
  try {
    return (await request.json()) as unknown;
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}

/** What no field may contain: control characters, line breaks, lone surrogates, and bidirectional overrides. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A visible character. Excludes the braille blank and the null notehead, which Unicode classifies as symbols although they are blank. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/** The deepest nesting that a body may have; the contract's own bodies go no deeper than a list of records. */
const MAX_DEPTH = 10;

/** Refuses line breaks and control characters: many fields go into emails, where a line break could forge content. */
export function requirePlainValues(value: unknown, field = 'The body', depth = 0): void {
  if (typeof value === 'string' && UNSEEN.test(value)) {
    throw unprocessable(field, 'must be one line without control characters');
  }
  if (typeof value === 'string' && value.trim() !== '' && !VISIBLE.test(value)) {
    throw unprocessable(field, 'must contain a visible character');
  }
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw unprocessable(field, 'is too large');
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH) throw unprocessable(field.split('.', 1)[0] ?? field, 'is nested too deeply');
  for (const [key, part] of Object.entries(value))
    requirePlainValues(part, field === 'The body' ? key : `${field}.${key}`, depth + 1);
}
