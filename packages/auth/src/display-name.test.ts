import type { User } from '@tassis/contracts';
import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';
import { aClient } from './testing/fake-api.ts';

const { client, ...nobody } = aClient;
const admin = (role: string): Partial<User> => ({ user_type: 'admin', admin: { role } });

const partner = {
  firstName: 'Karim',
  lastName: 'Alaoui',
  businessName: 'Alaoui Conseil',
  legalStatus: 'Expert comptable',
  legalForm: 'SARL',
  status: 'validated',
} as const;

it.each<[string, Partial<User>, string]>([
  ['a client', { client }, 'Salma El Amrani'],
  ['a client without a last name', { client: { firstName: 'Salma', lastName: '' } }, 'Salma'],
  ['an accountant', { partner }, 'Karim Alaoui'],
  ['an administrator by their role', admin('Directrice'), 'Directrice'],
  ['an administrator without one', admin(''), 'Admin'],
  ['anybody else by their user name', { userName: 'contenu' }, 'contenu'],
])('names %s', (_who, facts, name) => {
  expect(displayName({ ...nobody, ...facts })).toBe(name);
});
