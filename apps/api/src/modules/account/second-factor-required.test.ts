import {
  acceptInvitation,
  allContracts,
  confirmSecondFactor,
  getUser,
  inviteUser,
  listAdminOrders,
  removeSecondFactor,
  startSecondFactor,
  type Contract,
  type User,
} from '@tassis/contracts';
import { isStaff } from '@tassis/domain';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { insertAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { mailedToken } from '../../testing/mail-token.ts';

const api = await createTestApi({ env: { STAFF_SECOND_FACTOR: 'required' } });
const password = 'Avec-deux-clefs-2026';
const passwordHash = await api.deps.passwords.hash(password);

const getCode = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: api.clock().getTime() });
const readUser = async (token: string) =>
  (await api.ask(getUser, { token })).json<{ user: User }>().user;
const getAnswer = async (contract: Contract, token: string) => {
  const answer = await api.ask(contract, { token });
  return answer.statusCode === 403 ? answer.json().code : 'let in';
};

async function turnOn(token: string): Promise<void> {
  const started = await api.ask(startSecondFactor, { token, body: { password } });
  const { secret } = started.json<{ data: { secret: string } }>().data;
  await api.ask(confirmSecondFactor, { token, body: { code: getCode(secret) } });
}

test.each(['admin', 'content_admin'] as const)(
  'a new %s has access to their own account only',
  async (role) => {
    const { token } = await api.signIn(role);
    const all: readonly Contract[] = allContracts;
    const theirs = all.filter(({ auth }) => typeof auth !== 'string' && auth.includes(role));
    expect(theirs.length).toBeGreaterThan(10);
    for (const contract of theirs) {
      expect([contract.name, await getAnswer(contract, token)]).toEqual([
        contract.name,
        'second_factor_required',
      ]);
    }
    expect((await readUser(token)).second_factor_required).toBe(true);
  },
);

test('the first call after the setup is allowed, and none after the second factor is turned off', async () => {
  const { id } = await insertAccount(api.db, 'admin', { passwordHash });
  const token = await api.createToken(id);
  expect(await getAnswer(listAdminOrders, token)).toBe('second_factor_required');
  await turnOn(token);
  expect(await getAnswer(listAdminOrders, token)).toBe('let in');
  expect(await readUser(token)).not.toHaveProperty('second_factor_required');
  await api.ask(removeSecondFactor, { token, body: { password } });
  expect(await getAnswer(listAdminOrders, token)).toBe('second_factor_required');
});

test('an invited administrator opens the account, sets up the second factor, and has access', async () => {
  const first = await insertAccount(api.db, 'admin', { passwordHash });
  const inviter = await api.createToken(first.id);
  await turnOn(inviter);
  const email = 'nouvelle@example.com';
  const payload = { email, firstName: 'Nadia', lastName: 'Alaoui', role: 'admin' };
  await api.ask(inviteUser, { token: inviter, payload });
  const link = await mailedToken(api.db, 'invitation', email);
  const accepted = await api.ask(acceptInvitation, {
    params: { token: link ?? '' },
    payload: { password, password_confirmation: password },
  });
  const { access_token: token } = accepted.json<{ access_token: string }>();
  expect(await getAnswer(listAdminOrders, token)).toBe('second_factor_required');
  await turnOn(token);
  expect(await getAnswer(listAdminOrders, token)).toBe('let in');
});

test('other roles need none', async () => {
  for (const role of ['client', 'partner'] as const) {
    expect(isStaff(role)).toBe(false);
    expect(await readUser((await api.signIn(role)).token)).not.toHaveProperty(
      'second_factor_required',
    );
  }
});
