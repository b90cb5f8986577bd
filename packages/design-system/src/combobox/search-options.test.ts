import { describe, expect, test } from 'vitest';
import { fold, makeSearchable, findMeantOption, searchOptions } from './search-options.ts';
import { CITY_OPTIONS } from './sample-options.ts';

const cities = makeSearchable(CITY_OPTIONS);
const find = (typed: string) => searchOptions(cities, typed).map(({ label }) => label);

describe('searching a list', () => {
  test('finds every option of the sample', () => {
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

  test('labels that begin with the text come first, then words that begin with it, then other matches', () => {
    const list = makeSearchable(
      ['Oued Salé', 'Tansalé', 'Salé'].map((label) => ({ value: label, label })),
    );
    expect(searchOptions(list, 'sal').map(({ label }) => label)).toEqual([
      'Salé',
      'Oued Salé',
      'Tansalé',
    ]);
  });

  test('a text that matches only across the border of two words finds nothing', () => {
    const list = makeSearchable([{ value: 'a', label: 'Béni Mellal' }]);
    expect(searchOptions(list, 'nim')).toEqual([]);
  });

  test('an empty text finds everything, a meaningless one nothing', () => {
    expect(find('')).toHaveLength(393);
    expect(find('zzz')).toEqual([]);
  });

  test('a ligature matches its two characters', () => {
    expect(fold('Cœur-d’Alène')).toBe('coeur d alene');
  });
});

describe('the option that a text names', () => {
  test.each([
    ['fes', 'Fès'],
    ['casablan', 'Casablanca'],
    ['tangeroi', undefined],
    ['sidi', undefined],
  ])('%s: %s', (typed, city) => {
    expect(findMeantOption(cities, typed)?.label).toBe(city);
  });
});
