import { packagesAnswer } from '@tassis/testing/answers';
import { expect, test } from 'vitest';
import { isCreationOptional, packagesFor, suits } from './package-service.ts';

const packages = packagesAnswer().data;
const codes = (chosen: typeof packages) => chosen.map(({ code }) => code);

test('a package is listed under creation when it includes one, under domiciliation when it has a duration', () => {
  expect(codes(packagesFor('company_creation', packages))).toEqual([
    'COMBO12',
    'COMBO_PREMIUM',
    'CC_ESSENTIEL',
    'CC_PREMIUM',
  ]);
  expect(codes(packagesFor('domiciliation', packages))).toEqual([
    'DOM12',
    'COMBO12',
    'COMBO_PREMIUM',
    'DOM6',
    'DOM24',
  ]);
});

test('a creation can also be ordered with a package that has it as an option', () => {
  const [dom12] = packages;
  const without = packages.map((offer) => ({ ...offer, optional_company_creation: false }));
  expect(codes(packages.filter(isCreationOptional))).toEqual(['DOM12', 'DOM6', 'DOM24']);
  expect(dom12 && suits('company_creation', dom12)).toBe(true);
  expect(without[0] && suits('company_creation', without[0])).toBe(false);
  expect(codes(packages.filter((offer) => suits('domiciliation', offer)))).toEqual(
    codes(packagesFor('domiciliation', packages)),
  );
});
