import { DEFAULT_NATIONALITY, type Nationality } from '../options/nationalities.ts';
import type { Gender } from '../options/people.ts';
import { chosenIdentifiers, type Identifiers, type IdentifiersInput } from './identifiers.ts';

type PersonTexts = {
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: Gender;
  /** A day: '1990-05-17'. */
  readonly birthDate: string;
  readonly placeOfBirth: string;
  readonly address: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
};

/** A person as the forms of associates and managers send one. */
export type PersonInput = PersonTexts &
  IdentifiersInput & { readonly nationality?: Nationality | null | undefined };

/** A person as stored: trimmed, Moroccan by default, with one document number. */
export type PersonData = PersonTexts & Identifiers & { readonly nationality: Nationality };

/** Maps a valid person to the stored shape. */
export function normalizePerson(input: PersonInput): PersonData {
  return {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    sex: input.sex,
    birthDate: input.birthDate,
    placeOfBirth: input.placeOfBirth.trim(),
    address: input.address.trim(),
    city: input.city.trim(),
    nationality: input.nationality ?? DEFAULT_NATIONALITY,
    ...chosenIdentifiers(input),
    email: input.email.trim(),
    phone: input.phone.trim(),
  };
}
