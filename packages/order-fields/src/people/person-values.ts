import {
  DEFAULT_CITY,
  DEFAULT_IDENTIFICATION_TYPE,
  DEFAULT_NATIONALITY,
  GENDERS,
  IDENTIFICATION_TYPES,
  NATIONALITIES,
  type Gender,
  type Nationality,
} from '@tassis/domain';
import {
  NO_NUMBER,
  toNumbersWire,
  type IdentificationValues,
} from '../form/identification-values.ts';

/** A person as typed: an associate, a manager. '' is nothing chosen. */
export type PersonValues = IdentificationValues & {
  sex: Gender | '';
  firstName: string;
  lastName: string;
  /** A day: '1990-05-17'. */
  birthDate: string;
  placeOfBirth: string;
  nationality: Nationality | '';
  email: string;
  phone: string;
  address: string;
  city: string;
};

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

/** The order of the fields, by which errors are sorted. */
export const PERSON_ORDER: readonly string[] = Object.keys(blankPerson);

/** Whether it is one of the fields that every person has. */
export function isPersonField(name: string): name is keyof PersonValues {
  return Object.hasOwn(blankPerson, name);
}

/** A person as sent: the number of the chosen kind of document, the two others null. */
export function toPersonWire(values: PersonValues) {
  const { sex, firstName, lastName, birthDate, placeOfBirth, nationality } = values;
  const { identificationType, email, phone, address, city } = values;
  return {
    sex,
    firstName,
    lastName,
    birthDate,
    placeOfBirth,
    nationality,
    identificationType,
    ...toNumbersWire(values),
    email,
    // The field shows the digits in pairs.
    phone: phone.replaceAll(/\s/gu, ''),
    address,
    city,
  };
}

/** Whether nothing is typed, so that removing the person loses nothing. */
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
