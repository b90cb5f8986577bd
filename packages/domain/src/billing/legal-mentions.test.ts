import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firmAddresses,
  LEGAL_NUMBERS,
  legalGaps,
  legalName,
  legalNumbers,
  TO_FILL,
} from '../index.ts';

const numbers: { label: string; value: string }[] = LEGAL_NUMBERS.map((label) => ({
  label,
  value: '0000',
}));
const seat = { lines: ['00, boulevard Zerktouni'], city: 'Casablanca' };
const firm = { legal_name: 'Tassis Conseil SARL', legal_numbers: numbers, addresses: [seat] };
const unsaid = fc.constantFrom('', ' ', '\u200B', TO_FILL, ` ${TO_FILL} `);

test('exactly the numbers that are missing, or say nothing, are asked for', () => {
  fc.assert(
    fc.property(fc.subarray([...LEGAL_NUMBERS]), fc.boolean(), unsaid, (gone, isThere, value) => {
      const given = numbers.flatMap(({ label, value: said }) => {
        if (!gone.some((name) => name === label)) return [{ label, value: said }];
        return isThere ? [{ label, value }] : [];
      });
      const missing = gone.join(', ');
      expect(legalNumbers(given)).toEqual(
        missing === '' ? null : { code: 'legal_numbers_missing', params: { missing } },
      );
      expect(legalGaps({ ...firm, legal_numbers: given })).toEqual(
        missing === '' ? [] : ['legal_numbers'],
      );
    }),
  );
});

test('order, other numbers and the case of a label do not matter', () => {
  const other = { label: 'CNSS', value: '0000000' };
  const shuffled = fc.shuffledSubarray([...numbers, other], { minLength: 6 });
  fc.assert(
    fc.property(shuffled, fc.boolean(), (given, isLower) => {
      const written = given.map(({ label, value }) => ({
        label: isLower ? label.toLowerCase() : `${label}.`,
        value,
      }));
      expect(legalNumbers(written)).toBeNull();
    }),
  );
});

test.each([
  ['TP', 'Patente'],
  ['TP', 'Taxe professionnelle'],
  ['RC', 'Registre du commerce'],
  ['RC', 'R.C.'],
  ['IF', 'Identifiant fiscal'],
  ['ICE', 'Identifiant commun de l’entreprise'],
  ['Capital', 'Capital social'],
] as const)('%s may be called %s', (number, label) => {
  const given = numbers.map((each) => (each.label === number ? { ...each, label } : each));
  expect(legalNumbers(given)).toBeNull();
});

test('there is an address, and each has a line and a city', () => {
  expect(firmAddresses([seat, seat])).toBeNull();
  const broken = fc.oneof(
    fc.constant([]),
    unsaid.map((line) => [{ ...seat, lines: [line] }]),
    unsaid.map((city) => [seat, { ...seat, city }]),
    fc.constant([seat, { ...seat, lines: [] }]),
  );
  fc.assert(
    fc.property(broken, (addresses) => {
      expect(firmAddresses(addresses)).toEqual({ code: 'firm_address_required' });
      expect(legalGaps({ ...firm, addresses })).toEqual(['addresses']);
    }),
  );
});

test('a firm is called by a name, not by the words that stand for one', () => {
  fc.assert(
    fc.property(unsaid, (legal_name) => {
      expect(legalName(legal_name)).toEqual({ code: 'required' });
      expect(legalGaps({ ...firm, legal_name })).toEqual(['legal_name']);
    }),
  );
  expect(legalName(firm.legal_name)).toBeNull();
  expect(legalGaps(firm)).toEqual([]);
});
