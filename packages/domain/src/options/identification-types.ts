/** Documents that prove who a person is. */
export const IDENTIFICATION_TYPES = ['CIN', 'Passport', 'carteSejour'] as const;

export type IdentificationType = (typeof IDENTIFICATION_TYPES)[number];

/**
 * No form has a required check on the type of document, but somebody must decide which number
 * counts: without a choice it is the CIN.
 */
export const DEFAULT_IDENTIFICATION_TYPE: IdentificationType = 'CIN';

/** The wire field that holds the number of each kind of document. */
export type IdentificationField = 'cin' | 'passport' | 'carteSejour';

const FIELDS: Readonly<Record<IdentificationType, IdentificationField>> = {
  CIN: 'cin',
  Passport: 'passport',
  carteSejour: 'carteSejour',
};

/** `cin`, `passport` or `carteSejour`: the only number that counts for this kind of document. */
export function getIdentificationField(type: IdentificationType): IdentificationField {
  return FIELDS[type];
}
