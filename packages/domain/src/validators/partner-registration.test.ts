import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACCOUNTANT_LEGAL_FORMS,
  ACCOUNTANT_LEGAL_STATUSES,
  partnerLegalForm,
  partnerLegalStatus,
} from '../index.ts';

test('only what the lists hold is taken', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...ACCOUNTANT_LEGAL_STATUSES)), (value) => {
      const known = ACCOUNTANT_LEGAL_STATUSES.some((status) => status === value);
      expect(partnerLegalStatus(value) === null).toBe(known);
    }),
  );
  expect(ACCOUNTANT_LEGAL_FORMS.map(partnerLegalForm)).toEqual(
    ACCOUNTANT_LEGAL_FORMS.map(() => null),
  );
  expect(partnerLegalForm('sarl')).toEqual({ code: 'invalid_value' });
});
