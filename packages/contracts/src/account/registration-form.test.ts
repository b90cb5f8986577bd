import { describe, expect, test } from 'vitest';
import { registerClient, registerPartner, toViolations, type InputOf } from '../index.ts';

type Form = InputOf<typeof registerClient>['body'];

const valid: Form = {
  firstName: 'Salma',
  secondName: 'El Amrani',
  email: 'salma@example.ma',
  phone: '+212 6 12-34(56)78',
  password: 'longues-oreilles',
  password_confirmation: 'longues-oreilles',
};

const blank: Form = {
  firstName: '',
  secondName: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
};

/** What the form shows first. */
const findFirst = (issues: Parameters<typeof toViolations>[0] = []) =>
  toViolations(issues).map(({ path, violation }) => `${path}: ${violation.code}`)[0] ?? null;

const first = (form: Partial<Form>) =>
  findFirst(registerClient.request.body.safeParse({ ...valid, ...form }).error?.issues);

describe('registration', () => {
  test('accepts a complete form', () => {
    expect(first({})).toBeNull();
  });

  test.each([
    [{ firstName: '\u200B' }, 'firstName: first_name_required'],
    [{ secondName: '\u2060 \uFEFF' }, 'secondName: last_name_required'],
    [{ firstName: 'Sal\u200Bma' }, 'firstName: characters_not_allowed'],
    [{ email: 'salma@example.ma.' }, 'email: email_invalid'],
    [{ email: 'salma@example.ma..' }, 'email: email_invalid'],
    [{ email: 'salma@mail.example.ma' }, null],
  ])('of %o: %s', (form, expected) => {
    expect(first(form)).toBe(expected);
  });

  test('shows only the first error, field by field', () => {
    const order = ['firstName', 'secondName', 'email', 'phone', 'password'] as const;
    const filledUpTo = (count: number) =>
      Object.fromEntries(order.slice(0, count).map((field) => [field, valid[field]]));
    const seen = [0, 1, 2, 3, 4, 5].map((count) => first({ ...blank, ...filledUpTo(count) }));
    expect(seen).toEqual([
      'firstName: first_name_required',
      'secondName: last_name_required',
      'email: email_required',
      'phone: phone_required',
      'password: password_too_short',
      'password_confirmation: password_confirmation_required',
    ]);
  });

  test.each([
    ['no at sign', { email: 'salma.example.ma' }, 'email: email_invalid'],
    ['no domain', { email: 'salma@' }, 'email: email_invalid'],
    ['spaces inside', { email: 'sal ma@example.ma' }, 'email: email_invalid'],
    ['too long', { email: `${'a'.repeat(250)}@b.ma` }, 'email: email_invalid'],
    ['7 digits', { phone: '0612345' }, 'phone: phone_invalid'],
    ['letters', { phone: '06123456ab' }, 'phone: phone_invalid'],
    ['Arabic digits', { phone: '٠٦١٢٣٤٥٦' }, 'phone: arabic_not_allowed'],
    ['7 characters', { password: '1234567' }, 'password: password_too_short'],
    ['257 characters', { password: 'x'.repeat(257) }, 'password: password_too_long'],
    ['other', { password_confirmation: 'x' }, 'password_confirmation: password_mismatch'],
    ['Arabic', { firstName: 'سلمى' }, 'firstName: arabic_not_allowed'],
    ['very long', { secondName: 'x'.repeat(256) }, 'secondName: line_too_long'],
  ])('refuses: %s', (_name, form, expected) => {
    expect(first(form)).toBe(expected);
  });

  test.each([
    ['8 characters', '12345678'],
    ['small letters alone', 'zellijzellij'],
    ['blanks, accents and signs', ' Œuf à la coque ❤ \\"\'<>&% '],
    ['256 characters', 'x'.repeat(256)],
  ])('a password may be of %s', (_what, password) => {
    expect(first({ password, password_confirmation: password })).toBeNull();
  });

  test('a phone of 8 characters passes, the plus not counted', () => {
    expect(first({ phone: '06123456' })).toBeNull();
    expect(first({ phone: '+2126123' })).toBe('phone: phone_invalid');
  });
});

describe('the registration of an accountant', () => {
  const partner = {
    ...valid,
    businessName: 'Cabinet Bennani',
    legalStatus: 'Expert comptable',
    legalForm: 'SARL AU',
  };
  const empty = { ...partner, businessName: ' ', legalStatus: '', legalForm: '' };

  test.each([
    [partner, null],
    [{ ...empty, phone: '12' }, 'phone: phone_invalid'],
    [empty, 'businessName: business_name_required'],
    [{ ...empty, businessName: 'X' }, 'legalStatus: legal_status_required'],
    [{ ...partner, legalForm: '' }, 'legalForm: legal_form_required'],
  ])('looks at the business after everything else: %o: %s', (form, expected) => {
    const { error } = registerPartner.request.body.safeParse(form);
    expect(findFirst(error?.issues)).toBe(expected);
  });
});
