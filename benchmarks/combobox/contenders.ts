/** The contenders; `plain-50` is the plain field with the first 50 matches only, as ours. */
export const contenders = ['plain', 'plain-50', 'ours', 'base-ui'] as const;
export type Contender = (typeof contenders)[number];

/** The contenders whose size and markup are judged, not only their speed. */
export const components = ['ours', 'base-ui'] as const;
