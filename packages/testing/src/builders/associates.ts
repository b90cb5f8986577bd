import type { ManagerForm, MoralAssociateForm, PhysicalAssociateForm } from '@tassis/contracts';
import { CITIES, COMPANY_FORMS, GENDERS } from '@tassis/domain';
import { companyName } from './company-name.ts';
import { aPerson } from './person.ts';
import { seeded, type Random } from './random.ts';

/** A person who contributes 10 000 MAD; `firstName` is the given name. */
export function aPhysicalAssociate(
  changes: Partial<PhysicalAssociateForm> = {},
  random: Random = seeded(14),
): PhysicalAssociateForm {
  return {
    associateType: 'physical',
    ...anIdentity(random),
    isManager: true,
    contributionTypes: ['Numerical'],
    numerical_amount: 10_000,
    description: null,
    contribution_valorisation: null,
    ...changes,
  };
}

/** A company that contributes 10 000 MAD. */
export function aMoralAssociate(
  changes: Partial<MoralAssociateForm> = {},
  random: Random = seeded(15),
): MoralAssociateForm {
  return {
    associateType: 'moral',
    companyName: companyName(random),
    acronym: `AC${random.digits(3)}`,
    legalStatus: random.pick(COMPANY_FORMS),
    capital: random.integer(1, 100) * 10_000,
    commercialRegisterNumber: `${random.integer(1, 999_999)}`,
    city: aCity(random),
    address: anAddress(random),
    manager: false,
    contributionTypes: ['Numerical'],
    numerical_amount: 10_000,
    description: null,
    contribution_valorisation: null,
    ...changes,
  };
}

/** A manager who owns no share, or who manages a company that moves in. */
export function aManager(
  changes: Partial<ManagerForm> = {},
  random: Random = seeded(16),
): ManagerForm {
  return { type: 'manager', ...anIdentity(random), shares: 0, managerIndex: 0, ...changes };
}

function anIdentity(random: Random) {
  const { firstName, lastName, email, phone, cin } = aPerson(random);
  const year = random.integer(1950, 2005);
  return {
    firstName,
    lastName,
    sex: random.pick(GENDERS),
    birthDate: `${year}-0${random.integer(1, 9)}-${random.integer(10, 28)}`,
    placeOfBirth: aCity(random),
    address: anAddress(random),
    city: aCity(random),
    nationality: 'Moroccan',
    identificationType: 'CIN',
    cin,
    passport: null,
    carteSejour: null,
    email,
    phone,
  } as const;
}

function aCity(random: Random): string {
  return CITIES[random.integer(0, CITIES.length - 1)]?.ville ?? 'Meknès';
}

function anAddress(random: Random): string {
  return `${random.integer(1, 200)}, rue ${random.pick(['Allal Ben Abdellah', 'des Écoles', 'Tarik Ibn Ziad'])}`;
}
