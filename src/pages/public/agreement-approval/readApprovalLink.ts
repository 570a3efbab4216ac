import { apiPath } from '@/shared/api';

export interface ApprovalLink {
  status: string;
  globalId: string;
  /** A `status` of 1 approves; any other value denies (APR-1). */
  isApproval: boolean;
}

/** Undefined if a part of the link can't be used in a request's path; the server checks everything else. */
export function readApprovalLink(status = '', globalId = ''): ApprovalLink | undefined {
  if (apiPath`/${status}/${globalId}`.refused !== undefined) return undefined;
  return { status, globalId, isApproval: status === '1' };
}
