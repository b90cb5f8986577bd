/** Who is compared: 600 plain fields, the step of the associates with one and with fifty, and React Hook Form over 600 fields. */
export const contenders = ['plain', 'one-associate', 'fifty-associates', 'hook-form'] as const;
export type Contender = (typeof contenders)[number];

/** Of how many associates a contender shows the fields: keystrokes go to the one in the middle. The wizard's step folds all but one. */
export const openAssociates: Readonly<Record<Contender, number>> = {
  plain: 50,
  'one-associate': 1,
  'fifty-associates': 1,
  'hook-form': 50,
};
