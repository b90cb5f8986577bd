/** The durations of a domiciliation in months. */
export const DOMICILIATION_DURATIONS = [6, 12, 18, 24, 30, 36, 48] as const;

export type DomiciliationDuration = (typeof DOMICILIATION_DURATIONS)[number];

/** The default, when no package fixes it. */
export const DEFAULT_DOMICILIATION_MONTHS = 6;

/** Months of a renewal when none are named. */
export const DEFAULT_RENEWAL_MONTHS = 12;
