import { firmAnswer } from '@tassis/testing/answers';
import { expect, test } from 'vitest';
import { legalLine } from './legal-line.ts';

const RIGHTS = 'Tous droits réservés.';

test('shows the firm and its legal numbers, but not its bank account', () => {
  const firm = firmAnswer({
    legal_name: 'Atlas Conseil SARL',
    legal_numbers: [
      { label: 'ICE', value: '001234567000089' },
      { label: 'RIB', value: '011519000001205000534921' },
    ],
  }).data;
  expect(legalLine(firm, RIGHTS)).toBe(
    '© Atlas Conseil SARL. Tous droits réservés. · ICE 001234567000089',
  );
});

test('shows the copyright while the firm is not loaded', () => {
  expect(legalLine(undefined, RIGHTS)).toBe(RIGHTS);
});
