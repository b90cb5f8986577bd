import { expect, test } from 'vitest';
import { toValueText } from './value-text.ts';

const words = { locale: 'fr', yes: 'oui', no: 'non' } as const;

test.each([
  ['sex', 'Female', 'Femme'],
  ['contributionTypes', ['Numerical', 'nonNumerical'], 'Numéraire, Nature'],
  ['duration_months', '12', '12 mois'],
  ['nationality', 'French', 'Française'],
  ['birthDate', '1990-05-17', '17 mai 1990'],
  ['numerical_amount', 1_000_050, '10\u202F000,50\u00A0DH'],
  ['isManager', true, 'oui'],
  ['city', 'Fès', 'Fès'],
  ['acronym', 'CIN', 'CIN'],
  ['capital', null, ''],
])('%s %j is read as %j', (field, value, text) => {
  expect(toValueText(field, value, words)).toBe(text);
});
