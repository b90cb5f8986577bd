import { aPackage } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { getOrderHref } from './order-href.ts';

const creation = { includes_company_creation: true };
const noDuration = { domiciliation_duration_months: 0, domiciliation_monthly_rate: 0 };

test.each([
  ['a domiciliation', {}, '/domiciliation?package=A%26B'],
  ['both', creation, '/company-creation?package=A%26B'],
  ['a creation', { ...creation, ...noDuration }, '/company-creation?package=A%26B'],
  ['anything else', noDuration, '/contact'],
])('%s is ordered there', (_, changes, href) => {
  const offer = { ...aPackage({ code: 'A&B', ...changes }), id: 'package-1', version: 1 };
  expect(getOrderHref(offer)).toBe(href);
});
