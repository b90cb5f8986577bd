/** Documents that prove who a person is. */
export const IDENTIFICATION_TYPES = ['CIN', 'Passport', 'carteSejour'] as const;

export type IdentificationType = (typeof IDENTIFICATION_TYPES)[number];

/** No form requires the type of document. Without a choice the CIN is used. */
export const DEFAULT_IDENTIFICATION_TYPE: IdentificationType = 'CIN';

/** The wire field that holds the number of each kind of document. */
export type IdentificationField = 'cin' | 'passport' | 'carteSejour';

const FIELDS: Readonly<Record<IdentificationType, IdentificationField>> = {
  CIN: 'cin',
  Passport: 'passport',
  carteSejour: 'carteSejour',
};

/** Returns the field of this kind of document: `cin`, `passport` or `carteSejour`. */
export function getIdentificationField(type: IdentificationType): IdentificationField {
  return FIELDS[type];
}
