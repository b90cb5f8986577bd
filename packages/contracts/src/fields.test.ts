import { expect, it } from 'vitest';
import { asFields } from './fields.ts';

it('reads the fields of an object and the places of a list', () => {
  expect(asFields({ version: 2 })['version']).toBe(2);
  expect(Object.entries(asFields(['a']))).toEqual([['0', 'a']]);
});

it('what has no fields has none, a text neither', () => {
  for (const value of [null, undefined, 'text', 7, true]) expect(asFields(value)).toEqual({});
});
