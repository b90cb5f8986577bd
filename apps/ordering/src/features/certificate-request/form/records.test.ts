import { blankCertificate } from '@tassis/order-fields/certificate';
import { aCertificateRequest } from '@tassis/order-fields/testing';
import { beforeEach, expect, test } from 'vitest';
import { certificateRecords } from './records.ts';

beforeEach(() => localStorage.clear());

const { draft } = certificateRecords;

test('a draft lies under its documented name', () => {
  draft.write({ request: aCertificateRequest() });
  expect(localStorage.getItem('negativeCertificatFormData')).toContain('Meknès');
  expect(draft.read()).toEqual({ request: aCertificateRequest() });
});

test('an empty form is no draft', () => {
  draft.write({ request: blankCertificate });
  expect(draft.read()).toBeNull();
});
