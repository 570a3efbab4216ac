export interface ApprovalLink {
  status: string;
  globalId: string;
  /** Section 4: 1 means APPROVED, any other value DENIED. */
  isApproval: boolean;
}

/** What the mailed link asks for; undefined where it cannot be one, so that nothing is sent for it. */
export function readApprovalLink(status = '', globalId = ''): ApprovalLink | undefined {
  if (!/^[A-Za-z0-9]{1,20}$/.test(status) || !/^\{?[A-Za-z0-9][\w-]{0,63}\}?$/.test(globalId)) return undefined;
  return { status, globalId, isApproval: status === '1' };
}
