import { changePassword, getUser, login } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loginChallenges, secondFactors, users } from '../../database/schema/index.ts';
import { insertAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

/** Sign-ins that wait in their password check; each continues when the test releases it. */
const held: (() => void)[] = [];
let isHeld = false;
const api = await createTestApi({
  replace: ({ passwords }) => ({
    passwords: {
      ...passwords,
      verify: async (password, stored) => {
        const isRight = await passwords.verify(password, stored);
        if (isHeld) await new Promise<void>((go) => held.push(go));
        return isRight;
      },
    },
  }),
});
const [before, after] = ['Zellige-Atlas-2026!', 'Argane-Souss-2027!'];
const passwordHash = await api.deps.passwords.hash(before);

/** Starts a sign-in with the old password, runs a change during its password check, and finishes the sign-in. */
async function signInWhile(email: string, act: () => Promise<unknown>) {
  isHeld = true;
  const asked = api.ask(login, { body: { email, password: before } });
  await expect.poll(() => held.length).toBe(1);
  isHeld = false;
  await act();
  held.pop()?.();
  return asked;
}

test('a password that is changed during the check no longer signs in', async () => {
  const { email } = await insertAccount(api.db, 'client', { passwordHash });
  const first = await api.ask(login, { body: { email, password: before } });
  const { access_token: token } = first.json<{ access_token: string }>();
  const body = { current_password: before, password: after, password_confirmation: after };
  const late = await signInWhile(email, async () => {
    const changed = await api.ask(changePassword, { token, body });
    expect(changed.statusCode).toBe(204);
  });
  expect([late.statusCode, late.json()]).toMatchObject([401, { code: 'credentials_invalid' }]);
  expect((await api.ask(getUser, { token })).statusCode).toBe(200);
});

test('and creates no challenge', async () => {
  const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
  await api.db
    .insert(secondFactors)
    .values({ userId: id, secret: 's', confirmedAt: api.clock(), lastStep: 0 });
  const late = await signInWhile(email, () =>
    api.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, id)),
  );
  expect(late.statusCode).toBe(401);
  expect(await api.db.$count(loginChallenges, eq(loginChallenges.userId, id))).toBe(0);
});

test('an account that is disabled, or gets a second factor, during the check cannot sign in by password alone', async () => {
  const closed = await insertAccount(api.db, 'client', { passwordHash });
  const late = await signInWhile(closed.email, () =>
    api.db.update(users).set({ disabledAt: api.clock() }).where(eq(users.id, closed.id)),
  );
  expect(late.statusCode).toBe(401);
  const careful = await insertAccount(api.db, 'client', { passwordHash });
  const later = await signInWhile(careful.email, () =>
    api.db
      .insert(secondFactors)
      .values({ userId: careful.id, secret: 's', confirmedAt: api.clock(), lastStep: 0 }),
  );
  expect(later.statusCode).toBe(401);
});
