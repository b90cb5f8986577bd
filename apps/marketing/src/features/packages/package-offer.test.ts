import { aPackage } from '@tassis/testing/builders';
import { describe, expect, test } from 'vitest';
import { badgeOf, categoryOf, orderHrefOf, priceOf } from './package-offer.ts';

function offer(changes: Parameters<typeof aPackage>[0]) {
  return { ...aPackage(changes), id: '5f3c7a10-0000-4000-8000-000000000000', version: 1 };
}

const creation = { includes_company_creation: true };
const noDuration = { domiciliation_duration_months: 0, domiciliation_monthly_rate: 0 };

describe('category and door', () => {
  test.each([
    ['domiciliation', {}, '/domiciliation?package=A%26B'],
    ['combined', creation, '/company-creation?package=A%26B'],
    ['company_creation', { ...creation, ...noDuration }, '/company-creation?package=A%26B'],
    ['generic', noDuration, '/contact'],
  ])('%s', (category, changes, href) => {
    const subject = offer({ code: 'A&B', ...changes });
    expect(categoryOf(subject)).toBe(category);
    expect(orderHrefOf(subject)).toBe(href);
  });
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
    expect(priceOf(offer(changes))).toBe(expected);
  });
});

describe('badge', () => {
  test.each([
    [{ code: 'DOM12' }, 'Populaire'],
    [{ code: 'CC_PREMIUM' }, 'Premium'],
    [{ code: 'DOM6' }, undefined],
    [{ code: 'DOM12', is_featured: true }, undefined],
    [{ is_featured: true, badge_text: 'Offre' }, 'Offre'],
    [{ is_featured: true, badge_text: 'Offre', badge_config: { text: 'Été' } }, 'Été'],
    [{ badge_text: 'Offre' }, undefined],
  ])('%o → %s', (changes, expected) => {
    expect(badgeOf(offer(changes))).toBe(expected);
  });
});
