import { registerClient } from '@tassis/contracts';
import { aRegistration } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi({
  env: {
    APP_ENV: 'production',
    SESSION_SECRET: 'p'.repeat(40),
    EDGE_SECRET: 'e'.repeat(32),
    SITE_URL: 'https://tassis.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: 'none',
    REGISTRATION_LIMIT_PER_ADDRESS: '1',
  },
});

let made = 0;
/** A registration that comes in from `remoteAddress`, which says that it is for `visitor`. */
const register = async (remoteAddress: string, visitor: string) => {
  made += 1;
  const payload = aRegistration({ email: `visiteur${made}@example.com` });
  const headers = { 'x-forwarded-for': visitor };
  return (await api.ask(registerClient, { payload, remoteAddress, headers })).statusCode;
};

test('visitors are told apart by what the edge on this machine says of them', async () => {
  expect(await register('127.0.0.1', '203.0.113.1')).toBe(201);
  expect(await register('127.0.0.1', '203.0.113.2')).toBe(201);
  expect(await register('127.0.0.1', '2001:db8::3')).toBe(201);
  expect(await register('127.0.0.1', '203.0.113.1')).toBe(429);
});

test('nobody else is believed', async () => {
  expect(await register('198.51.100.1', '203.0.113.4')).toBe(201);
  expect(await register('198.51.100.1', '203.0.113.5')).toBe(429);
});
