import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { operations } from '@/shared/api/contract.gen';
import { compilePath, type PathMatch } from './matchPath';

export type OperationId = keyof operations;

export interface Operation {
  id: OperationId;
  method: string;
  /** As in the contract, such as `/org/name/{name}`. */
  path: string;
  match: (path: string) => PathMatch;
  isPublic: boolean;
  /** JSON pointer to the body's schema in the contract. */
  bodyPointer: string | undefined;
  parameters: readonly { name: string; pointer: string }[];
}

interface DocumentedOperation {
  operationId: OperationId;
  security?: unknown[];
  parameters?: { name: string }[];
  requestBody?: unknown;
}

interface ContractDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: Record<string, unknown>;
}

export const contract = parse(
  readFileSync(join(process.cwd(), 'docs', 'media-api.yaml'), 'utf8'),
) as unknown as ContractDocument;

export const pointer = (...parts: readonly string[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

function operationOf(path: string, method: string, documented: DocumentedOperation): Operation {
  const place = ['paths', path, method];
  return {
    id: documented.operationId,
    method: method.toUpperCase(),
    path,
    match: compilePath(path),
    isPublic: documented.security?.length === 0,
    bodyPointer:
      documented.requestBody === undefined
        ? undefined
        : pointer(...place, 'requestBody', 'content', 'application/json', 'schema'),
    parameters: (documented.parameters ?? []).map(({ name }, index) => ({
      name,
      pointer: pointer(...place, 'parameters', String(index), 'schema'),
    })),
  };
}

export const operationsInContract: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, documented]) => operationOf(path, method, documented)),
);

/** All operations at a path: one for each of its methods. */
export const operationsAt = (path: string): Operation[] =>
  operationsInContract.filter(({ match }) => match(path) !== undefined);

const byId = new Map(operationsInContract.map((operation) => [operation.id, operation]));

export function operationById(id: OperationId): Operation {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`docs/media-api.yaml has no operation ${id}`);
  return operation;
}
