/** Who is compared: 600 plain fields, the step of the associates with one and with fifty, and React Hook Form over 600 fields. */
export const contenders = ['plain', 'one-associate', 'fifty-associates', 'hook-form'] as const;
export type Contender = (typeof contenders)[number];

/** How many associates a contender has open: letters go into the one in the middle. */
export const associatesOf: Readonly<Record<Contender, number>> = {
  plain: 50,
  'one-associate': 1,
  'fifty-associates': 50,
  'hook-form': 50,
};
