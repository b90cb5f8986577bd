/** 'Homme' and 'Femme' on the forms. */
export const GENDERS = ['Male', 'Female'] as const;
export type Gender = (typeof GENDERS)[number];

/** Whether a text from outside is one of the two. */
export function isGender(value: unknown): value is Gender {
  return GENDERS.some((gender) => gender === value);
}

/** An associate is a person ('Physique') or a company ('Morale'). */
export const ASSOCIATE_KINDS = ['physical', 'moral'] as const;
export type AssociateKind = (typeof ASSOCIATE_KINDS)[number];

/** What an associate brings in: money ('Numéraire') or goods ('Nature'). */
export const CONTRIBUTION_TYPES = ['Numerical', 'nonNumerical'] as const;
export type ContributionType = (typeof CONTRIBUTION_TYPES)[number];
