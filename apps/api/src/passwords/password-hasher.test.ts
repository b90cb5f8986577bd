import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const passwords = createPasswordHasher();

test('a password is stored as OWASP asks', async () => {
  expect(await passwords.hash('Zellige')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
});

test('each time with another salt', async () => {
  expect(await passwords.hash('Zellige')).not.toBe(await passwords.hash('Zellige'));
});

test('it is known again however its accents are typed, and no other', async () => {
  const stored = await passwords.hash('Œuf frappé');
  expect(await passwords.verify('Œuf frappe\u0301', stored)).toBe(true);
  expect(await passwords.verify('Œuf frappe', stored)).toBe(false);
  expect(await passwords.verify('Œuf frappé', null)).toBe(false);
});
