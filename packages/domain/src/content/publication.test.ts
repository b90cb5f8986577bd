import { describe, expect, test } from 'vitest';
import {
  mayMovePackage,
  mayPublishPackage,
  PACKAGE_STATUSES,
  publicationGaps,
  publicationTime,
  type PackageStatus,
  type Publishable,
} from '../index.ts';

const complete: Publishable = {
  description: 'Une adresse de siège pour un an.',
  price: 2400,
  domiciliation_duration_months: 12,
  domiciliation_monthly_rate: 200,
  includes_company_creation: false,
  optional_company_creation: true,
  optional_company_creation_price: 2500,
  included_services: ['Courrier'],
  included_services_en: [],
  features: ['Courrier'],
  features_en: [],
};

const listGaps = (changes: Partial<Publishable>) =>
  publicationGaps({ ...complete, ...changes }).map(({ field }) => field);

describe('what a package lacks before it is published', () => {
  test.each([
    ['nothing', {}, []],
    ['a description of blanks', { description: ' \n' }, ['description']],
    ['a price', { price: 0 }, ['price']],
    ['a monthly rate', { domiciliation_monthly_rate: 0 }, ['domiciliation_monthly_rate']],
    [
      'no monthly rate without an address',
      { domiciliation_duration_months: 0, domiciliation_monthly_rate: 0 },
      [],
    ],
    [
      'the price of its option',
      { optional_company_creation_price: 0 },
      ['optional_company_creation_price'],
    ],
    [
      'a creation that is either included or an option',
      { includes_company_creation: true },
      ['optional_company_creation'],
    ],
    ['services', { included_services: [] }, ['included_services']],
    [
      'each line only once',
      { included_services: ['Siège', 'Courrier', 'siege '], features_en: ['Mail', 'Desk', 'mail'] },
      ['included_services', 'features_en'],
    ],
  ] as const)('%s', (_name, changes, fields) => {
    expect(listGaps(changes)).toEqual(fields);
  });
});

const movesFrom = (from: PackageStatus) =>
  PACKAGE_STATUSES.filter((to) => mayMovePackage(from, to));

test('a package leaves the archive only as a draft, and goes nowhere by staying', () => {
  expect(movesFrom('draft')).toEqual(['published', 'archived']);
  expect(movesFrom('published')).toEqual(['draft', 'archived']);
  expect(movesFrom('archived')).toEqual(['draft']);
});

test.each([
  ['draft', false, true],
  ['draft', true, true],
  ['published', false, false],
  ['published', true, true],
  ['archived', true, false],
] as const)('of %s, with a draft: %s, may be published: %s', (status, hasDraft, may) => {
  expect(mayPublishPackage(status, hasDraft)).toBe(may);
});

test.each([
  ['2026-11-21T10:00:00Z', false],
  ['2026-11-21T10:00:01Z', true],
  ['2027-11-21T10:00:00Z', true],
  ['2027-11-21T10:00:01Z', false],
])('a publication at %s may be planned: %s', (at, may) => {
  expect(publicationTime(new Date(at), new Date('2026-11-21T10:00:00Z')) === null).toBe(may);
});
