import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  creationIsWithin,
  packageCategory,
  packageFits,
  SERVICE_TYPES,
  type PackageTerms,
} from '../index.ts';

const terms = (months: number, includes: boolean, option = false): PackageTerms => ({
  price: 100_000,
  domiciliationDurationMonths: months,
  includesCompanyCreation: includes,
  companyCreationPrice: 0,
  optionalCompanyCreation: option,
  optionalCompanyCreationPrice: 50_000,
});

test.each([
  [12, false, 'domiciliation'],
  [0, true, 'company_creation'],
  [12, true, 'combined'],
  [0, false, 'generic'],
] as const)('%d months, creation included %s: %s', (months, includes, category) => {
  expect(packageCategory(terms(months, includes))).toBe(category);
});

test.each([
  ['company_creation', terms(0, true), false, true],
  ['company_creation', terms(12, false, true), true, true],
  ['company_creation', terms(12, false, true), false, false],
  ['company_creation', terms(12, false, false), true, false],
  ['domiciliation', terms(12, false), false, true],
  ['domiciliation', terms(12, true), false, true],
  ['domiciliation', terms(0, true), false, false],
  ['negative_certificate_request', terms(12, true), true, false],
] as const)('%s with %o, option ticked %s: %s', (...[service, held, ticked, fits]) => {
  expect(packageFits(service, held, ticked)).toBe(fits);
});

test('a generic package fits nothing unless its option is ticked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SERVICE_TYPES), fc.boolean(), (service, option) => {
      expect(packageFits(service, terms(0, false, option), false)).toBe(false);
    }),
  );
});

test.each([
  [{ domiciliation: 790_000, creation: 0 }, terms(24, true), false, true],
  [{ domiciliation: 790_000, creation: 0 }, terms(24, false, true), true, true],
  [{ domiciliation: 790_000, creation: 0 }, terms(24, false, true), false, false],
  [{ domiciliation: 240_000, creation: 220_000 }, terms(12, true), false, false],
  [{ domiciliation: 0, creation: 0 }, terms(12, true), false, false],
] as const)(
  'a creation inside %o of %o, option ticked %s: %s',
  (...[quote, held, ticked, within]) => {
    expect(creationIsWithin(quote, held, ticked)).toBe(within);
  },
);
