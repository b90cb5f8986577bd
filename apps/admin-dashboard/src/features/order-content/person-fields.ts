/** The shown fields of a person, in order. */
export const PERSON_FIELDS = [
  'cin',
  'passport',
  'carteSejour',
  'phone',
  'email',
  'birthDate',
  'placeOfBirth',
  'nationality',
  'sex',
  'address',
  'city',
] as const;
