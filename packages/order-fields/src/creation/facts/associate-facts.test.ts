import { expect, test } from 'vitest';
import { fr as creation } from '../../messages/creation/fr.ts';
import { fr as people } from '../../messages/people/fr.ts';
import { blankAssociate, type AssociateValues } from '../form/associate-values.ts';
import { toAssociateFacts } from './associate-facts.ts';

const words = { locale: 'fr', people, associates: creation.associates } as const;
const CONTRIBUTED = /apport/iu;

/** The facts of a contribution to a capital of 100 000 DH. */
function told(changes: Partial<AssociateValues>): unknown[] {
  const values = {
    ...blankAssociate,
    numerical_amount: 2_000_000,
    description: 'Matériel',
    contribution_valorisation: 3_000_000,
    ...changes,
  };
  return toAssociateFacts(values, 10_000_000, words)
    .filter(({ term }) => CONTRIBUTED.test(term))
    .map(({ term, value }) => [term, typeof value === 'string' && value.replaceAll(/\s/gu, ' ')]);
}

test('a contribution of money and goods shows each amount and their sum', () => {
  expect(told({ contributionTypes: ['Numerical', 'nonNumerical'] })).toEqual([
    ['Apport au capital', '50 000 DH (50 %), Numéraire, Nature'],
    ['Montant de l’apport en numéraire', '20 000 DH'],
    ['Valeur de l’apport en nature', '30 000 DH'],
    ['Nature de l’apport', 'Matériel'],
  ]);
});

test('a contribution of money or goods alone shows its amount once', () => {
  expect(told({ contributionTypes: ['Numerical'] })).toEqual([
    ['Apport au capital', '20 000 DH (20 %), Numéraire'],
  ]);
});
