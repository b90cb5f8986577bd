/**
 * The container widths at which a layout may change, in rem, so that they follow the reader's text scale. Style
 * sheets use no others (`scripts/checks/layout-steps.test.ts`). In a window of 1024 px a Container is 59 rem wide.
 */
export const containerSteps = [14, 30, 44, 56, 68] as const;

/** The same for the window, where no container can be used: 32 and 48 are 30 and 44 with gutters. */
export const windowSteps = [32, 48] as const;

/** The least window height, in rem, for sticky elements. */
export const windowHeights = [36] as const;

/** The least column widths of a Grid, in rem. */
export const leastColumns = { s: 14, m: 18, l: 24 } as const;
