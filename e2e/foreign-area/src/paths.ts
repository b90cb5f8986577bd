const base = '/agenda';

/** This area's own addresses. */
export const ownPaths = {
  base,
  deadlines: `${base}/deadlines`,
  /** @param month such as '2027-03' */
  month: (month: string) => `${base}/months/${month}`,
};
