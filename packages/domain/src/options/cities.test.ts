import { expect, test } from 'vitest';
import { CITIES, isCityName } from '../index.ts';

test('393 cities, ids 1 to 393, distinct clean names, regions 1 to 12', () => {
  const ids = CITIES.map((city) => city.id).toSorted((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: 393 }, (_, i) => i + 1));
  expect(new Set(CITIES.map((city) => city.ville)).size).toBe(393);
  for (const { ville, region } of CITIES) {
    expect(ville).toBe(ville.normalize('NFC').trim());
    expect(ville).not.toMatch(/\p{Cf}/u);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(region);
  }
});

test('each city stands before its neighbour, as French sorts', () => {
  const { compare } = new Intl.Collator('fr');
  const names = CITIES.map((city) => city.ville);
  const misplaced = names.filter((name, i) => i > 0 && compare(names[i - 1] ?? '', name) >= 0);
  expect(misplaced).toEqual([]);
});

test('a city is found by its exact name', () => {
  expect(isCityName('Meknès')).toBe(true);
  expect(isCityName('Dakhla')).toBe(true);
  expect(isCityName('Meknes')).toBe(false);
});
