import type { PersonData } from '@tassis/domain';

/** Somebody, by the names of the columns. */
export function personColumnsOf(person: PersonData) {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    sex: person.sex,
    birthDate: person.birthDate,
    birthPlace: person.placeOfBirth,
    address: person.address,
    city: person.city,
    nationality: person.nationality,
    identificationType: person.identificationType,
    nationalIdNumber: person.cin,
    passportNumber: person.passport,
    residenceCardNumber: person.carteSejour,
    email: person.email,
    phone: person.phone,
  };
}
