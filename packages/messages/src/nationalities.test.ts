import { NATIONALITIES } from '@tassis/domain';
import { expect, test } from 'vitest';
import { nationalityName } from './nationalities.ts';

test('200 nationalities, Moroccan first, the others by the alphabet', () => {
  expect(NATIONALITIES).toHaveLength(200);
  expect(NATIONALITIES[0]).toBe('Moroccan');
  const others = NATIONALITIES.slice(1);
  expect(others).toEqual(others.toSorted());
});

test('each has a name of its own in both languages', () => {
  for (const locale of ['fr', 'en'] as const) {
    const names = NATIONALITIES.map((code) => nationalityName(locale, code));
    expect(new Set(names).size).toBe(NATIONALITIES.length);
    for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{L} '()-]+$/u);
  }
  expect(nationalityName('fr', 'Moroccan')).toBe('Marocaine');
  expect(nationalityName('fr', 'French')).toBe('Française');
  expect(nationalityName('en', 'Moroccan')).toBe('Moroccan');
});
