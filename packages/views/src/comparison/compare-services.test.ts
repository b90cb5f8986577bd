import { packagesAnswer } from '@tassis/testing/answers';
import { expect, test } from 'vitest';
import { compareServices } from './compare-services.ts';

const domiciliations = packagesAnswer().data.filter(({ code }) => code.startsWith('DOM'));
const names = (services: readonly { name: string }[]) => services.map(({ name }) => name);

test('lists the services that distinguish packages apart from those that all have', () => {
  const { differing, common } = compareServices(domiciliations);
  expect(names(common)).toEqual([
    'Adresse de siège à Meknès',
    'Contrat et attestation de domiciliation',
    'Réception et numérisation du courrier',
  ]);
  expect(domiciliations.map(({ code }) => code)).toEqual(['DOM12', 'DOM6', 'DOM24']);
  expect(differing).toEqual([
    { name: 'Transmission des plis officiels le jour même', isIncluded: [true, false, false] },
    { name: 'Salle de réunion sur réservation', isIncluded: [true, false, true] },
    { name: 'Deux demi-journées de coworking par mois', isIncluded: [false, false, true] },
  ]);
});

test('a single package has no distinguishing services', () => {
  expect(compareServices(domiciliations.slice(0, 1)).differing).toEqual([]);
});
