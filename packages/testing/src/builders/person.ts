import { FAMILY_NAMES, GIVEN_NAMES } from './names.ts';
import { seeded, type Random } from './random.ts';

/** `firstName` is the given name here. */
export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  cin: string;
};

/** A person: a name, an address at a reserved domain, a mobile number, a CIN. */
export function aPerson(random: Random = seeded(1)): Person {
  const firstName = random.pick(GIVEN_NAMES);
  const lastName = random.pick(FAMILY_NAMES);
  return {
    firstName,
    lastName,
    email: `${mailName(firstName)}.${mailName(lastName)}${random.digits(3)}@example.com`,
    phone: `0${random.pick(['6', '7'])}${random.digits(8)}`,
    cin: `${random.pick(['A', 'BE', 'D', 'BK', 'JB', 'CD'])}${random.digits(6)}`,
  };
}

function mailName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/gu, '')
    .toLowerCase();
}
