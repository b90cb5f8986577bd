import { describe, expect, test } from 'vitest';
import { fold, makeSearchable, findMeantOption, searchOptions } from './search-options.ts';
import { CITY_OPTIONS } from './sample-options.ts';

const cities = makeSearchable(CITY_OPTIONS);
const find = (typed: string) => searchOptions(cities, typed).map(({ label }) => label);

describe('searching a list', () => {
  test('reads the whole sample', () => {
    expect(CITY_OPTIONS).toHaveLength(393);
    expect(new Set(CITY_OPTIONS.map(({ value }) => value)).size).toBe(393);
  });

  test.each([
    ['meknes', 'Meknès'],
    ['MEKNÈS', 'Meknès'],
    ['beni mellal', 'Béni Mellal'],
    ['Béni-Mellal', 'Béni Mellal'],
    ['benimellal', 'Béni Mellal'],
    ['mdiq', "M'diq"],
    ['m’diq', "M'diq"],
    ['m diq', "M'diq"],
    ['  tan tan ', 'Tan-Tan'],
    ['laayoune', 'Laâyoune'],
    ['hriz', "Oulad H'Riz Sahel"],
    ['raisuni', 'Sidi Mohamed ben Abdallah el-Raisuni'],
  ])('%s finds %s', (typed, city) => {
    expect(find(typed)).toContain(city);
  });

  test('a label that begins so stands before a word that does, and that before a part of one', () => {
    const list = makeSearchable(
      ['Oued Salé', 'Tansalé', 'Salé'].map((label) => ({ value: label, label })),
    );
    expect(searchOptions(list, 'sal').map(({ label }) => label)).toEqual([
      'Salé',
      'Oued Salé',
      'Tansalé',
    ]);
  });

  test('letters of two words that only meet at their border find nothing', () => {
    const list = makeSearchable([{ value: 'a', label: 'Béni Mellal' }]);
    expect(searchOptions(list, 'nim')).toEqual([]);
  });

  test('nothing typed is everything, nonsense is nothing', () => {
    expect(find('')).toHaveLength(393);
    expect(find('zzz')).toEqual([]);
  });

  test('a ligature is its two letters', () => {
    expect(fold('Cœur-d’Alène')).toBe('coeur d alene');
  });
});

describe('what was meant', () => {
  test.each([
    ['fes', 'Fès'],
    ['casablan', 'Casablanca'],
    ['tangeroi', undefined],
    ['sidi', undefined],
  ])('%s: %s', (typed, city) => {
    expect(findMeantOption(cities, typed)?.label).toBe(city);
  });
});
