/** Largest report in bytes; browsers send less. */
export const REPORT_LIMIT = 16 * 1024;
