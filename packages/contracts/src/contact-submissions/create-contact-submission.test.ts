import { expect, test } from 'vitest';
import { createContactSubmission, toViolations } from '../index.ts';

const form = {
  name: 'Salma El Amrani',
  email: 'salma@example.ma',
  phone: '',
  company: '',
  service: 'Pilotage',
  message: 'Bonjour',
  source: 'contact_page',
};

const broken = (changes: object) => {
  const parsed = createContactSubmission.request.body.safeParse({ ...form, ...changes });
  const found = parsed.success ? [] : toViolations(parsed.error.issues);
  return found.map(({ path, violation }) => `${path}: ${violation.code}`);
};

test.each(['contact_page', 'dashboard'])(
  'from the %s, phone and company may be empty',
  (source) => {
    expect(broken({ source })).toEqual([]);
    expect(broken({ source, phone: undefined, company: null })).toEqual([]);
  },
);

test('the service page asks for a phone and not for a company', () => {
  expect(broken({ source: 'service_page' })).toEqual(['phone: contact_phone_required']);
  expect(broken({ source: 'service_page', phone: '0612345678' })).toEqual([]);
});

test('errors stand in the order of the form', () => {
  const blank = { name: '', email: '', phone: ' ', service: '', message: '' };
  expect(broken({ ...blank, source: 'service_page' })).toEqual([
    'name: contact_name_required',
    'email: contact_email_required',
    'phone: contact_phone_required',
    'service: contact_subject_required',
    'message: contact_message_required',
  ]);
});

test.each(['name', 'phone', 'company', 'service', 'message'])('%s refuses Arabic', (field) => {
  expect(broken({ [field]: 'شركة' })).toEqual([`${field}: arabic_not_allowed`]);
});

test('another source, or a field that nobody may set, is refused', () => {
  expect(broken({ source: 'admin' })).toEqual(['source: invalid_value']);
  expect(broken({ status: 'done' })).toEqual(['status: unknown_field']);
});
