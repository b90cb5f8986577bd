import { changePreferences, getUser, updateUserProfile } from '@tassis/contracts';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const change = (token: string, payload: object) => api.ask(updateUserProfile, { token, payload });

describe('PUT /user/profile', () => {
  test.each(['client', 'partner'] as const)('a %s has a name and a phone', async (role) => {
    const { token } = await api.signIn(role);
    const answer = await change(token, { firstName: ' Salma ', lastName: 'Bennani' });
    expect(answer.json()).toMatchObject({
      data: { userName: 'Salma Bennani', [role]: { firstName: 'Salma', lastName: 'Bennani' } },
    });
    expect((await change(token, { phone: '0612345678' })).statusCode).toBe(200);
    expect((await api.ask(getUser, { token })).json()).toMatchObject({
      user: { userName: 'Salma Bennani' },
    });
    for (const foreign of [
      { userName: 'X' },
      { email: 'autre@example.ma' },
      { status: 'validated' },
    ]) {
      expect((await change(token, foreign)).statusCode).toBe(422);
    }
  });

  test.each(['admin', 'content_admin'] as const)('a %s has a user name', async (role) => {
    const { token } = await api.signIn(role);
    expect((await change(token, { userName: 'Karim' })).json()).toMatchObject({
      data: { userName: 'Karim' },
    });
    const answer = await change(token, { firstName: 'Karim' });
    expect(answer.json()).toMatchObject({ errors: { firstName: ['Ce champ n’est pas accepté.'] } });
    expect((await change(token, { userName: ' ' })).statusCode).toBe(422);
  });
});

test('PUT /user/preferences changes the language of mails and notifications', async () => {
  const { token } = await api.signIn('client');
  const put = (payload: object) => api.ask(changePreferences, { token, payload });
  expect((await put({ locale: 'en' })).json()).toMatchObject({ data: { locale: 'en' } });
  expect((await put({ locale: 'ar' })).statusCode).toBe(422);
  expect((await api.ask(getUser, { token })).json()).toMatchObject({ user: { locale: 'en' } });
});
