/**
 * The widths at which a layout may change, in rem, so that they follow the reader's letters; no style names another
 * (`scripts/checks/layout-steps.test.ts`). Between the gutters of a Container a window of 1024 px has 59.
 */
export const containerSteps = [14, 30, 44, 56, 68] as const;

/** The same of the whole window, for what no container can tell: 32 and 48 are 30 and 44 with their gutters. */
export const windowSteps = [32, 48] as const;

/** How high the window must be, in rem, for what stays in sight while its page scrolls. */
export const windowHeights = [36] as const;

/** How narrow the columns of a Grid may be, in rem. */
export const leastColumns = { s: 14, m: 18, l: 24 } as const;
