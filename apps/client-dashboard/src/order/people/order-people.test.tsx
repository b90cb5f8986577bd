import { aCreationOrder, aDomiciliationOrder, anOrderAnswer } from '@tassis/testing/answers';
import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  companyCreationData,
  domiciliationData,
} from '@tassis/testing/builders';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getRows, openOrder } from '../testing/open-order.tsx';

afterEach(cleanup);

const company = companyCreationData({
  capital: 40_000,
  associates: [
    aPhysicalAssociate({ firstName: 'Salma', lastName: 'Tazi', cin: 'AB123456' }),
    aPhysicalAssociate({
      firstName: 'Omar',
      lastName: 'Alaoui',
      isManager: false,
      identificationType: 'carteSejour',
      cin: null,
      carteSejour: 'C012345',
      contributionTypes: ['Numerical', 'nonNumerical'],
      numerical_amount: 5000.5,
      description: 'Matériel informatique',
      contribution_valorisation: 14_999.5,
    }),
    aMoralAssociate({
      companyName: 'Atlas Participations',
      legalStatus: 'SA',
      commercialRegisterNumber: '41207',
      city: 'Fès',
    }),
  ],
  externalManagers: [
    aManager({
      firstName: 'Karim',
      lastName: 'Bennis',
      identificationType: 'Passport',
      cin: null,
      passport: 'AB1234567',
    }),
  ],
});

it('a company’s associates and managers are shown with their contributions', async () => {
  await openOrder(aCreationOrder(7, company));
  const brought = 'Numéraire\u202F: 10\u202F000\u00A0DH';
  expect(getRows('Associés et gérants')).toEqual([
    ['Salma TaziCIN AB123456', 'Associé gérant', brought, '25\u202F%'],
    [
      'Omar AlaouiCarte de séjour C012345',
      'Associé',
      'Numéraire\u202F: 5\u202F000,50\u00A0DHNature\u202F: 14\u202F999,50\u00A0DHMatériel informatique',
      '50\u202F%',
    ],
    ['Atlas ParticipationsSA, Fès, RC 41207', 'Associé', brought, '25\u202F%'],
    [
      expect.stringMatching(/^Karim BennisPasseport AB1234567/u),
      'Gérant externe',
      'Aucun',
      '0\u202F%',
    ],
  ]);
});

it('the people are shown in English, with the specification’s name of a residence card', async () => {
  await openOrder(aCreationOrder(7, company), 'en');
  const [, omar, , karim] = getRows('Associates and managers');
  expect(omar?.slice(0, 2)).toEqual(['Omar AlaouiRegistration Card C012345', 'Associate']);
  expect(karim?.slice(1)).toEqual(['External manager', 'None', '0%']);
});

it('the managers of a domiciled company are shown', async () => {
  const manager = aManager({
    firstName: 'Karim',
    lastName: 'Bennis',
    cin: 'A12345',
    birthDate: '1990-05-17',
    placeOfBirth: 'Fès',
    nationality: 'Moroccan',
  });
  await openOrder(aDomiciliationOrder(7, domiciliationData({ managers: [manager] })));
  const [row = []] = getRows('Gérants');
  expect(row.slice(1)).toEqual([manager.email, manager.phone]);
  for (const part of [
    'CIN A12345',
    '17 mai 1990, Fès',
    'Nationalité\u202F: Marocaine',
    manager.address,
    manager.city,
  ]) {
    expect(row[0]).toContain(part);
  }
});

it('a negative certificate shows nobody beside its beneficiary', async () => {
  await openOrder(anOrderAnswer(7));
  expect(screen.getAllByRole('table')).toHaveLength(1);
});
