import { emptyValues } from '@tassis/order-fields/certificate';
import { aForm } from '@tassis/order-fields/testing';
import { beforeEach, expect, test } from 'vitest';
import { certificateRecords } from './records.ts';

beforeEach(() => localStorage.clear());

const { draft } = certificateRecords;

test('a draft lies under the spec’s name', () => {
  draft.write({ request: aForm() });
  expect(localStorage.getItem('negativeCertificatFormData')).toContain('Meknès');
  expect(draft.read()).toEqual({ request: aForm() });
});

test('an empty form is no draft', () => {
  draft.write({ request: emptyValues });
  expect(draft.read()).toBeNull();
});
