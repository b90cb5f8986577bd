import { beforeEach, expect, test } from 'vitest';
import { aForm } from '../testing/a-form.ts';
import { certificateRecords } from './records.ts';
import { emptyValues } from './values.ts';

beforeEach(() => localStorage.clear());

const { draft } = certificateRecords;

test('a draft lies under the spec’s name', () => {
  draft.write(aForm());
  expect(localStorage.getItem('negativeCertificatFormData')).toContain('Meknès');
  expect(draft.read()).toEqual(aForm());
});

test('an empty form is no draft', () => {
  draft.write(emptyValues);
  expect(draft.read()).toBeNull();
});
