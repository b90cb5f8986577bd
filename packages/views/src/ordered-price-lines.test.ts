import { aCreationOrder, aDomiciliationOrder, anOrderAnswer } from '@tassis/testing/answers';
import { expect, test } from 'vitest';
import { toOrderedPriceLines, type PricedOrder } from './ordered-price-lines.ts';

/** The label, hint and amount of each line, each followed by its sub-lines. */
const toLines = (order: PricedOrder) =>
  toOrderedPriceLines(order, 'fr').flatMap(({ label, hint, amount, breakdown }) => [
    [label, hint, amount].map((text) => text?.replaceAll(/\s/gu, ' ')),
    ...(breakdown?.parts.map(({ label: part }) => part) ?? []),
  ]);

test('a creation with its domiciliation has lines for the services, the subtotal, the tax, and the untaxed fees with their parts', () => {
  expect(toLines(aCreationOrder())).toEqual([
    ['Domiciliation', '12 mois', '2 400,00 MAD'],
    ['Création de société', undefined, '2 200,00 MAD'],
    ['Sous-total HT', undefined, '4 600,00 MAD'],
    ['TVA (20 %)', undefined, '920,00 MAD'],
    ['Frais administratifs', 'frais officiels, sans TVA', '1 500,00 MAD'],
    'Droits d’enregistrement',
    'Dépôt au registre du commerce',
    'Annonce légale',
    'Certificat négatif',
  ]);
});

test('a negative certificate has one fee, shown by its name', () => {
  expect(toLines(anOrderAnswer()).map(([label]) => label)).toEqual([
    'Demande de certificat négatif',
    'Sous-total HT',
    'TVA (20 %)',
    'Certificat négatif',
  ]);
});

test('a renewal shows the months that were ordered, without the creation that its package once included', () => {
  const order = aDomiciliationOrder();
  const data = { domiciliation_id: 'x', duration_months: 24 };
  const bought = order.package && { ...order.package, includes_company_creation: true };
  const services = order.services.map((service) => Object.assign({ ...service }, { data }));
  expect(toLines({ ...order, package: bought, services })[0]).toEqual([
    'Domiciliation',
    '24 mois',
    '2 400,00 MAD',
  ]);
});
