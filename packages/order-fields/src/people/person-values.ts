import {
  DEFAULT_CITY,
  DEFAULT_IDENTIFICATION_TYPE,
  DEFAULT_NATIONALITY,
  GENDERS,
  IDENTIFICATION_TYPES,
  getIdentificationField,
  NATIONALITIES,
  type Gender,
  type IdentificationType,
  type Nationality,
} from '@tassis/domain';

/** A person as typed: an associate, a manager. '' is nothing chosen. */
export type PersonValues = {
  sex: Gender | '';
  firstName: string;
  lastName: string;
  /** A day: '1990-05-17'. */
  birthDate: string;
  placeOfBirth: string;
  nationality: Nationality | '';
  identificationType: IdentificationType;
  cin: string;
  passport: string;
  carteSejour: string;
  email: string;
  phone: string;
  address: string;
  city: string;
};

const NO_NUMBER = { cin: '', passport: '', carteSejour: '' } as const;

export const blankPerson: PersonValues = {
  sex: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  placeOfBirth: '',
  nationality: DEFAULT_NATIONALITY,
  identificationType: DEFAULT_IDENTIFICATION_TYPE,
  ...NO_NUMBER,
  email: '',
  phone: '',
  address: '',
  city: DEFAULT_CITY,
};

export const personChoices = {
  sex: GENDERS,
  nationality: NATIONALITIES,
  identificationType: IDENTIFICATION_TYPES,
} as const;

/** The order in which a person is asked for. */
export const PERSON_ORDER: readonly string[] = Object.keys(blankPerson);

/** A person as sent: the number of the chosen document, the two others null. */
export function toPersonWire(values: PersonValues) {
  const { sex, firstName, lastName, birthDate, placeOfBirth, nationality } = values;
  const { identificationType, email, phone, address, city } = values;
  const kept = getIdentificationField(identificationType);
  return {
    sex,
    firstName,
    lastName,
    birthDate,
    placeOfBirth,
    nationality,
    identificationType,
    cin: null,
    passport: null,
    carteSejour: null,
    [kept]: values[kept],
    email,
    // The field sets it in pairs.
    phone: phone.replaceAll(/\s/gu, ''),
    address,
    city,
  };
}

/** Whether anything would be lost with them. */
export function isBlankPerson(values: PersonValues): boolean {
  return JSON.stringify(values) === JSON.stringify(blankPerson);
}

/** 'Salma El Amrani', as far as it is typed. */
export function getFullName({
  firstName,
  lastName,
}: Pick<PersonValues, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
