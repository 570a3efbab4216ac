import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { contract } from './contract';
import { notFound, Refusal } from './Refusal';

const documentId = 'media-api';

function createValidators(): (pointer: string) => ValidateFunction {
  // It ends at the first error: collecting all of a body that is wrong a million times over would take minutes.
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ ...contract, $id: documentId });
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validator = compiled.get(pointer) ?? ajv.compile({ $ref: `${documentId}${pointer}` });
    compiled.set(pointer, validator);
    return validator;
  };
}

const validatorAt = createValidators();

const joining = new Set(['if', 'anyOf', 'oneOf', 'const', 'type', 'maxLength']);

/** The error that says most: of an `anyOf`'s, the one about its main branch, which stands first. */
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

/** Refuses a body that does not follow its schema in the contract; the message names the field. */
export function validateBody(pointer: string, body: unknown): void {
  const validator = validatorAt(pointer);
  if (validator(body)) return;
  const error = mainError(validator.errors ?? []);
  throw new Refusal(422, error === undefined ? 'The body is not valid.' : `${fieldOf(error)} ${problemOf(error)}.`);
}

/** `Infinity`, `1e400`, twenty digits: a number by its looks, that no id can be. */
const isBeyondIds = (value: string): boolean =>
  /^[+-]?(?:infinity|nan)$/i.test(value) || Math.abs(Number(value)) > Number.MAX_SAFE_INTEGER;

/**
 * Refuses a part of a path that does not follow its schema in the contract.
 * @throws Refusal 400, or 404 for a number that no id can be
 */
export function validatePathPart(pointer: string, name: string, value = ''): void {
  const validator = validatorAt(pointer);
  // A part of a path is text; where the contract wants a number, `12` is one, and neither `1e1` nor `0xC` is.
  const isValid = validator(value) || (/^\d{1,15}$/.test(value) && validator(Number(value)));
  if (isValid) return;
  if (isBeyondIds(value)) throw notFound(name);
  throw new Refusal(400, `${name} cannot be ${JSON.stringify(value)}.`);
}
