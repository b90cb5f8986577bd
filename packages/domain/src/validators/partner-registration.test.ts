import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACCOUNTANT_LEGAL_FORMS,
  ACCOUNTANT_LEGAL_STATUSES,
  firstPartnerRegistrationViolation,
  partnerLegalForm,
  partnerLegalStatus,
} from '../index.ts';

const form = {
  firstName: 'Salma',
  secondName: 'Bennani',
  email: 'salma@example.com',
  phone: '0612345678',
  password: 'Tres-long-2026',
  password_confirmation: 'Tres-long-2026',
  businessName: 'Cabinet Bennani',
  legalStatus: 'Expert comptable',
  legalForm: 'SARL AU',
};

test('the business is looked at after everything else, in the order of the form', () => {
  expect(firstPartnerRegistrationViolation(form)).toBeNull();
  const empty = { ...form, businessName: ' ', legalStatus: '', legalForm: '' };
  expect(firstPartnerRegistrationViolation({ ...empty, phone: '12' })?.field).toBe('phone');
  expect(firstPartnerRegistrationViolation(empty)).toEqual({
    field: 'businessName',
    violation: { code: 'business_name_required' },
  });
  expect(firstPartnerRegistrationViolation({ ...empty, businessName: 'X' })).toEqual({
    field: 'legalStatus',
    violation: { code: 'legal_status_required' },
  });
  expect(firstPartnerRegistrationViolation({ ...form, legalForm: '' })).toEqual({
    field: 'legalForm',
    violation: { code: 'legal_form_required' },
  });
});

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
