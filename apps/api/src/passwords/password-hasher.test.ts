import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const passwords = createPasswordHasher();

test('a password is stored as OWASP recommends', async () => {
  expect(await passwords.hash('Zellige')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
});

test('each hash has another salt', async () => {
  expect(await passwords.hash('Zellige')).not.toBe(await passwords.hash('Zellige'));
});

test('a password matches however its accents are encoded, and no other one does', async () => {
  const stored = await passwords.hash('Œuf frappé');
  expect(await passwords.verify('Œuf frappe\u0301', stored)).toBe(true);
  expect(await passwords.verify('Œuf frappe', stored)).toBe(false);
  expect(await passwords.verify('Œuf frappé', null)).toBe(false);
});
