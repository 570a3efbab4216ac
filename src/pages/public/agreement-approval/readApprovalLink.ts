import { apiPath } from '@/shared/api';

export interface ApprovalLink {
  status: string;
  globalId: string;
  /** 1 means APPROVED, any other value DENIED (APR-1). */
  isApproval: boolean;
}

/** Undefined if the link can't be turned into a call; the server decides whether it is known. */
export function readApprovalLink(status = '', globalId = ''): ApprovalLink | undefined {
  if (apiPath`/${status}/${globalId}`.refused !== undefined) return undefined;
  return { status, globalId, isApproval: status === '1' };
}
