import type { operations } from '@/shared/api/contract.gen';
import type { Context } from '../context';
import type { OrganizationKeys } from '../db/queries/organizationKeys';
import type { OperationId } from './contract';

/** The path's parts, decoded. Ids have been checked against the contract, and are text. */
export type Params<O extends OperationId> = operations[O]['parameters'] extends { path: infer P }
  ? { readonly [Name in keyof P]: P[Name] extends string ? P[Name] : string }
  : Readonly<Record<string, never>>;

export type Body<O extends OperationId> = operations[O] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;

export type Answer<O extends OperationId> = operations[O]['responses'] extends {
  200: { content: { 'application/json': infer A } };
}
  ? A
  : never;

export interface PublicCall<O extends OperationId> {
  context: Context;
  params: Params<O>;
  body: Body<O>;
  request: Request;
}

export interface MediaCall<O extends OperationId> extends PublicCall<O> {
  /** The signed-in organization. */
  own: OrganizationKeys;
}
