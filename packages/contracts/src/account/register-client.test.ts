import { expect, test } from 'vitest';
import { login, registerClient, toViolations } from '../index.ts';

const form = {
  firstName: 'Salma',
  secondName: 'El Amrani',
  email: 'salma@example.ma',
  phone: '0612345678',
  password: 'longues-oreilles',
  password_confirmation: 'longues-oreilles',
};

const broken = (body: unknown) => {
  const parsed = registerClient.request.body.safeParse(body);
  const found = parsed.success ? [] : toViolations(parsed.error.issues);
  return found.map(({ path, violation }) => `${path}: ${violation.code}`);
};

const loginCodes = (body: unknown) => {
  const parsed = login.request.body.safeParse(body);
  return toViolations(parsed.error?.issues ?? []).map(({ violation }) => violation.code);
};

test('a complete form passes', () => {
  expect(broken(form)).toEqual([]);
});

test('the first violation is the one the form shows first', () => {
  expect(broken({})).toEqual([
    'firstName: first_name_required',
    'secondName: last_name_required',
    'email: email_required',
    'phone: phone_required',
    'password: password_too_short',
    'password_confirmation: password_confirmation_required',
  ]);
});

test('the confirmation is compared even when other fields are wrong', () => {
  expect(broken({ ...form, firstName: '', password_confirmation: 'autre' })).toEqual([
    'firstName: first_name_required',
    'password_confirmation: password_mismatch',
  ]);
});

test.each(['user_type', 'role', 'status', 'id'])('nobody chooses their own %s', (field) => {
  expect(broken({ ...form, [field]: 'admin' })).toEqual([`${field}: unknown_field`]);
});

test('violations carry what their text needs', () => {
  const parsed = registerClient.request.body.safeParse({ ...form, password: 'court' });
  expect(toViolations(parsed.error?.issues ?? [])[0]).toEqual({
    path: 'password',
    violation: { code: 'password_too_short', params: { min: 8 } },
  });
});

test('login asks for both fields and an @', () => {
  expect(loginCodes({})).toEqual(['login_fields_required', 'login_fields_required']);
  expect(loginCodes({ email: 'salma', password: 'x' })).toEqual(['email_invalid']);
  expect(loginCodes({ email: 'salma@x', password: 'x' })).toEqual([]);
  expect(loginCodes({ email: 'a@b', password: 'x'.repeat(1025) })).toEqual(['password_too_long']);
});
