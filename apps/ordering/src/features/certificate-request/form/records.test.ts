import { blankCertificate, createCertificateForm } from '@tassis/order-fields/certificate';
import { aCertificateRequest } from '@tassis/order-fields/testing';
import { beforeEach, expect, test } from 'vitest';
import { certificateVisitFor } from './records.ts';

beforeEach(() => localStorage.clear());

const visit = certificateVisitFor(null);
const { draft } = visit.records;

test('a draft is stored under its documented key', () => {
  draft.write({ request: aCertificateRequest() });
  expect(localStorage.getItem('negativeCertificatFormData')).toContain('Meknès');
  expect(draft.read()).toEqual({ request: aCertificateRequest() });
});

test('an empty form is no draft', () => {
  draft.write({ request: blankCertificate });
  expect(draft.read()).toBeNull();
});

test.each([
  [{}, true],
  [{ activity: 'x' }, false],
  [{ identificationType: 'Passport' }, false],
])('a form is blank until something is typed or chosen: %o', (changes, isBlank) => {
  const form = createCertificateForm();
  form.load({ request: { ...blankCertificate, ...changes } });
  expect(visit.isBlank(form)).toBe(isBlank);
});
