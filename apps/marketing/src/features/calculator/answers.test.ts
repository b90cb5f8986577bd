import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { describe, expect, test } from 'vitest';
import { readAnswers } from './answers.ts';
import { getOrderLink } from './order-link.ts';

const offers = { packages: packagesAnswer().data, rates: firmAnswer().data.pricing };
const read = (query: string) => readAnswers(new URLSearchParams(query), offers);
const fitting = (query: string) =>
  read(query).fitting.map(({ offer, withOptionalCreation, price }) =>
    [offer.code, withOptionalCreation && 'option', price.total].filter(Boolean).join(' '),
  );

describe('the matching packages, the cheapest first', () => {
  test.each([
    ['besoin=les-deux&mois=12', ['COMBO12 7020', 'DOM12 option 7380']],
    ['besoin=les-deux&mois=24', ['DOM24 option 9444', 'COMBO_PREMIUM 10980']],
    ['besoin=les-deux&mois=6', ['DOM6 option 6540']],
    ['besoin=creation', ['CC_ESSENTIEL 4980', 'CC_PREMIUM 7980']],
    ['besoin=domiciliation&mois=24', ['DOM24 5184']],
    ['besoin=domiciliation&mois=24&option=1', ['DOM24 option 9444']],
    ['besoin=certificat', []],
  ])('%s: %j', (query, expected) => {
    expect(fitting(query)).toEqual(expected);
  });

  test('the chosen package is used, else the first', () => {
    expect(read('mois=12&forfait=DOM12').chosen?.offer.code).toBe('DOM12');
    expect(read('mois=12&forfait=DOM24').chosen?.offer.code).toBe('COMBO12');
  });
});

describe('a query with unknown values', () => {
  test.each(['', 'besoin=tout&forme=GIE&mois=7&associes=-1&forfait=NONE', 'mois=&associes=abc'])(
    '%s counts as no answers',
    (query) => {
      const { need, form, months, associates, chosen } = read(query);
      const answers = { need, form, months, associates, code: chosen?.offer.code };
      const first = { need: 'les-deux', form: 'SARL', months: 12, associates: 2, code: 'COMBO12' };
      expect(answers).toEqual(first);
    },
  );

  test.each([
    ['associes=21', 20],
    ['associes=1', 1],
    ['associes=2.5', 2],
    ['forme=SARL+AU', 1],
  ])('%s: %d associates', (query, count) => {
    expect(read(query).associates).toBe(count);
  });

  test('if 12 months are not offered, the shortest duration is chosen', () => {
    const packages = offers.packages.filter(({ code }) => code === 'DOM24' || code === 'DOM6');
    const { months } = readAnswers(new URLSearchParams(), { ...offers, packages });
    expect(months).toBe(6);
  });
});

test.each([
  ['besoin=les-deux', '/company-creation?package=COMBO12&forme=SARL&associes=2'],
  ['forfait=DOM12&forme=SAS&associes=3', '/company-creation?package=DOM12&forme=SAS&associes=3'],
  [
    'besoin=creation&forme=SARL+AU',
    '/company-creation?package=CC_ESSENTIEL&forme=SARL+AU&associes=1',
  ],
  ['besoin=domiciliation', '/domiciliation?package=DOM12'],
  ['besoin=domiciliation&option=1', '/company-creation?package=DOM12&forme=SARL&associes=2'],
  ['besoin=certificat', '/negative-certificate'],
])('%s is ordered at %s', (query, href) => {
  expect(getOrderLink(read(query))).toBe(href);
});
