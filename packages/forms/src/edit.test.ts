import { expect, test } from 'vitest';
import { findChanges } from './edit.ts';

const before = { phone: '0612345678', city: 'Rabat' };
const theirs = '06 99 99 99 99';

test.each([
  ['06 12 34 56 78', undefined],
  ['+212 6 12 34 56 78', '+212 6 12 34 56 78'],
  ['0612345679', '0612345679'],
])('a phone grouped otherwise is not one that I changed: %s', (phone, mine) => {
  const now = { ...before, phone: theirs };
  const [change] = findChanges(['phone', 'city'], { before, typed: { ...before, phone }, now });
  expect(change).toEqual({
    name: 'phone',
    before: before.phone,
    theirs,
    ...(mine && { mine }),
  });
});

test('a phone number whose digits somebody else only grouped differently has not changed', () => {
  const now = { ...before, phone: '06 12 34 56 78' };
  expect(findChanges(['phone', 'city'], { before, typed: before, now })).toEqual([]);
});
