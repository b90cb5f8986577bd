import { packagesAnswer } from '@tassis/testing/answers';
import { expect, test } from 'vitest';
import { chosenPackage } from './chosen-package.ts';

const packages = packagesAnswer().data;

test.each([
  ['company_creation', 'COMBO12', { kind: 'chosen', withOptionalCreation: false }],
  ['company_creation', 'CC_PREMIUM', { kind: 'chosen', withOptionalCreation: false }],
  ['company_creation', 'DOM12', { kind: 'chosen', withOptionalCreation: true }],
  ['company_creation', 'PILOTAGE', { kind: 'unfit' }],
  ['company_creation', 'NOWHERE', { kind: 'unknown' }],
  ['domiciliation', 'DOM12', { kind: 'chosen', withOptionalCreation: false }],
  ['domiciliation', 'COMBO12', { kind: 'elsewhere' }],
  ['domiciliation', 'CC_PREMIUM', { kind: 'elsewhere' }],
  ['domiciliation', 'PILOTAGE', { kind: 'unfit' }],
  ['domiciliation', 'dom12', { kind: 'unknown' }],
] as const)('%s with %s: %o', (service, code, expected) => {
  expect(chosenPackage(service, code, packages)).toMatchObject(expected);
});
