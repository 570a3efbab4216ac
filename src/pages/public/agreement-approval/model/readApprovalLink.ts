import { apiPath } from '@/shared/api';

export interface ApprovalLink {
  status: string;
  globalId: string;
  /** 1 means APPROVED, any other value DENIED (APR-1). */
  isApproval: boolean;
}

/** What the mailed link asks for; undefined where no call can be made of it. Whether it is known, the server says. */
export function readApprovalLink(status = '', globalId = ''): ApprovalLink | undefined {
  if (apiPath`/${status}/${globalId}`.refused !== undefined) return undefined;
  return { status, globalId, isApproval: status === '1' };
}
