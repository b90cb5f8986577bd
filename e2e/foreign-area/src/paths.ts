const base = '/agenda';

/** This area's own addresses. */
export const ownPaths = {
  base,
  deadlines: `${base}/deadlines`,
  /** @param month '2027-03' */
  month: (month: string) => `${base}/months/${month}`,
};
