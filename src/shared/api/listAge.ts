/** Lists that other people change (API-13): opened after a minute, they are read again; on an open screen, after ten. */
const OPENED_AGAIN_S = 60;
export const LIST_AGE_S = 10 * 60;

/** Options of their queries' hooks. */
export const SHARED_LIST = { refetchOnMountOrArgChange: OPENED_AGAIN_S };
