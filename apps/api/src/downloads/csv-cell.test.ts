import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each(['=1+1', '+212 5', '-2', '@SUM(A1)', '\tx', '\rx', '＝1'])(
  '%j is words, not a formula',
  (cell) => {
    expect(csvCell(cell, 'fr')).toBe(`'${cell}`);
  },
);

test('no text starts like a formula', () => {
  assert(
    property(string({ unit: 'grapheme' }), (cell) => {
      expect(csvCell(cell, 'fr')).not.toMatch(/^[=+\-@\t\r]/u);
    }),
  );
});

test("a number has the decimal mark of its reader's language, and may be negative", () => {
  expect([csvCell(-470.5, 'fr'), csvCell(-470.5, 'en'), csvCell(null, 'fr')]).toEqual([
    '-470,5',
    '-470.5',
    '',
  ]);
});
