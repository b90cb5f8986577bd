/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { binaryDigits } from './binary-digits.ts';

// Read from the disk, because Vitest imports style sheets as empty.
const sheet = readFileSync(join(import.meta.dirname, 'marquee.module.css'), 'utf8');

test.each([0, 1, 6, 13, 24, 31])(
  '%i items are written as binary digits that add up to the number',
  (count) => {
    expect(binaryDigits(count).reduce((sum, digit) => sum + digit, 0)).toBe(count);
  },
);

test('a larger number is limited to the most that the style sheet supports', () => {
  expect(binaryDigits(200)).toEqual(binaryDigits(31));
});

test('the style sheet adds up every digit', () => {
  for (const digit of binaryDigits(31)) {
    expect(sheet).toContain(`.plus-${digit} {\n    --plus-${digit}: ${digit};`);
    expect(sheet).toContain(`var(--plus-${digit}, 0)`);
  }
});
