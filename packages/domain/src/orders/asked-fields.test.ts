import { expect, test } from 'vitest';
import { isAskedFor } from './asked-fields.ts';

const at = (field: string) => `services.0.data.${field}`;

test.each([
  ['the field itself', 'activity', 'activity'],
  ['what stands in it', 'associates', 'associates.1.cin'],
  ['a person', 'associates.1', 'associates.1'],
  ['what the answer decides', 'haveCertificate', 'certificate'],
  ['the number of another document', 'associates.1.identificationType', 'associates.1.passport'],
  ['the number of who asks', 'identificationType', 'identifierValue'],
  ['all of a person who becomes a company', 'associates.1.associateType', 'associates.1'],
  ['the share of another', 'associates.1.numerical_amount', 'associates.0.numerical_amount'],
  ['the shares that make the capital', 'capital', 'associates.2.contribution_valorisation'],
])('%s may be corrected', (_name, asked, path) => {
  expect(isAskedFor([at(asked)], at(path))).toBe(true);
  expect(isAskedFor([asked], path)).toBe(true);
});

test.each([
  ['another field', 'activity', 'ICE'],
  ['one that only begins alike', 'activity', 'activityX'],
  ['the same of another person', 'associates.1.identificationType', 'associates.2.passport'],
  ['what is above it', 'associates.1.cin', 'associates.1'],
  ['the capital of another company', 'capital', 'associates.1.capital'],
  ['the capital, of a company’s own', 'associates.1.capital', 'capital'],
])('%s may not', (_name, asked, path) => {
  expect(isAskedFor([at(asked)], at(path))).toBe(false);
});
