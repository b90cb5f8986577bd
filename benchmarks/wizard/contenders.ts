/** The contenders: 600 plain fields, the step of the associates with one and with fifty, and React Hook Form with 600 fields. */
export const contenders = ['plain', 'one-associate', 'fifty-associates', 'hook-form'] as const;
export type Contender = (typeof contenders)[number];

/** How many associates' fields a contender shows: keystrokes go to the one in the middle. The wizard's step closes all but one. */
export const openAssociates: Readonly<Record<Contender, number>> = {
  plain: 50,
  'one-associate': 1,
  'fifty-associates': 1,
  'hook-form': 50,
};
