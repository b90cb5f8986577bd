/** Bytes of one report; whatever is larger is not one of ours. */
export const REPORT_LIMIT = 16 * 1024;
