import type { Package } from '@tassis/contracts';
import { aPackage } from '@tassis/testing/builders';
import { describe, expect, test } from 'vitest';
import { packageTexts } from './messages/packages/package-texts.ts';
import {
  getBadge,
  getPackageCategory,
  getCreationOption,
  packageQuery,
  getPriceNote,
  getPrice,
} from './package-offer.ts';

function offer(changes: Parameters<typeof aPackage>[0]): Package {
  return { ...aPackage(changes), id: '5f3c7a10-0000-4000-8000-000000000000', version: 1 };
}

const creation = { includes_company_creation: true };
const noDuration = { domiciliation_duration_months: 0, domiciliation_monthly_rate: 0 };

test.each([
  ['domiciliation', {}],
  ['combined', creation],
  ['company_creation', { ...creation, ...noDuration }],
  ['generic', noDuration],
])('category: %s', (category, changes) => {
  expect(getPackageCategory(offer(changes))).toBe(category);
});

test('the code is encoded in the address, whatever characters it has', () => {
  expect(packageQuery({ code: 'A&B' })).toBe('?package=A%26B');
});

describe('price before tax', () => {
  test.each([
    ['a domiciliation costs its price', { price: 2400 }, 2400],
    [
      'an option is not counted',
      { price: 2400, optional_company_creation: true, optional_company_creation_price: 2500 },
      2400,
    ],
    [
      'an included creation is added',
      { price: 2400, ...creation, company_creation_price: 2200 },
      4600,
    ],
    ['unless it is already inside', { price: 7900, ...creation, company_creation_price: 0 }, 7900],
    ['a creation alone', { price: 2900.5, ...creation, ...noDuration }, 2900.5],
    ['a service', { price: 1200, ...noDuration }, 1200],
  ])('%s', (_, changes, expected) => {
    expect(getPrice(offer(changes))).toBe(expected);
  });
});

test.each([
  [{}, 'HT, pour 12\u00A0mois', 'before tax, for 12\u00A0months'],
  [
    creation,
    'HT, création et 12\u00A0mois de domiciliation',
    'before tax, creation and 12\u00A0months of domiciliation',
  ],
  [noDuration, 'HT', 'before tax'],
])('beside the price of %o: %s', (changes, fr, en) => {
  expect(getPriceNote(offer(changes), packageTexts('fr'))).toBe(fr);
  expect(getPriceNote(offer(changes), packageTexts('en'))).toBe(en);
});

const optionInFrench = (changes: Parameters<typeof aPackage>[0]) =>
  getCreationOption(offer(changes), { locale: 'fr', texts: packageTexts('fr') });

test('an optional creation is shown with its price; an included one is not', () => {
  const option = { optional_company_creation: true, optional_company_creation_price: 2500 };
  expect(optionInFrench(option)).toContain('2\u202F500\u00A0MAD');
  expect(optionInFrench({ ...option, ...creation })).toBeUndefined();
  expect(optionInFrench({})).toBeUndefined();
});

describe('badge', () => {
  test.each([
    [{ code: 'DOM12' }, 'Populaire', 'Popular'],
    [{ code: 'CC_PREMIUM' }, 'Premium', 'Premium'],
    [{ code: 'DOM6' }, undefined, undefined],
    [{ code: 'DOM12', is_featured: true }, 'RECOMMANDÉ', 'RECOMMENDED'],
    [{ is_featured: true, badge_text: 'Offre' }, 'Offre', 'Offre'],
    [{ is_featured: true, badge_text: 'Offre', badge_config: { text: 'Été' } }, 'Été', 'Été'],
    [{ badge_text: 'Offre' }, undefined, undefined],
  ])('%o → %s', (changes, fr, en) => {
    expect(getBadge(offer(changes), packageTexts('fr'))).toBe(fr);
    expect(getBadge(offer(changes), packageTexts('en'))).toBe(en);
  });
});
