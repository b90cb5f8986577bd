/** What is shown of a person, in this order. */
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
