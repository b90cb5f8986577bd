import {
  chooseNotifications,
  getClientProfile,
  updateClientProfile,
  type ClientProfile,
} from '@tassis/contracts';
import { ALL_NOTIFICATIONS } from '@tassis/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { clients } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();

let token = '';
beforeEach(async () => {
  ({ token } = await api.signIn('client'));
});

const read = async () => {
  const answer = await api.ask(getClientProfile, { token });
  return answer.json<{ data: ClientProfile }>().data;
};

const write = (changes: object, version?: number | string) =>
  api.ask(updateClientProfile, {
    token,
    payload: changes,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });

const toForm = ({ id: _id, email: _email, version: _version, ...form }: ClientProfile) => form;

describe('a client’s profile', () => {
  test('is replaced, and gets a new version', async () => {
    const before = await read();
    const form = { ...toForm(before), companyName: 'Atlas Conseil', ice: '001234567000012' };
    const answer = await write(form, before.version);
    expect(answer.json()).toEqual({
      success: true,
      data: { ...before, ...form, version: before.version + 1 },
    });
    expect(await read()).toEqual(answer.json<{ data: ClientProfile }>().data);
  });

  test.each([
    ['no version', undefined],
    ['no number', 'three'],
  ])('is not changed with %s', async (_name, version) => {
    const answer = await write(toForm(await read()), version);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'version_required' }]);
  });

  test('is readable even if current rules would refuse it, and can be corrected', async () => {
    const { id } = await read();
    const old = { lastName: 'a\r\nBcc: b@evil.example', companyName: 'شركة', ice: '12' };
    await api.db.update(clients).set(old).where(eq(clients.userId, id));
    const kept = await read();
    expect(kept).toMatchObject(old);
    const form = { ...toForm(kept), lastName: 'Tazi', companyName: null, ice: null };
    expect((await write(form, kept.version)).statusCode).toBe(200);
  });

  test('of two writers of one version the second gets the current record', async () => {
    const before = await read();
    await write({ ...toForm(before), city: 'Fès' }, before.version);
    const second = await write({ ...toForm(before), city: 'Rabat' }, before.version);
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: { city: 'Fès', version: before.version + 1 } },
    ]);
  });

  test('loses no update of many concurrent ones', async () => {
    const before = await read();
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        write({ ...toForm(before), address: `${at}, rue des Orangers` }, before.version),
      ),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await read()).version).toBe(before.version + 1);
  });

  test.each([
    ['ice', '123', 'ICE doit contenir 15 caractères'],
    ['lastName', '', 'Le nom est requis.'],
    ['email', 'autre@example.ma', 'Ce champ n’est pas accepté.'],
    ['version', 9, 'Ce champ n’est pas accepté.'],
  ])('refuses %s %j', async (field, value, text) => {
    const before = await read();
    const answer = await write({ ...toForm(before), [field]: value }, before.version);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { [field]: [text] } });
    expect(await read()).toEqual(before);
  });
});

const choose = (type: string, channel: string, wanted: unknown = false) =>
  api.ask(chooseNotifications, { token, payload: { type, channel, wanted } });

describe('the notification preferences of a client', () => {
  test('are set by type and channel, also concurrently, and an older form does not reset them', async () => {
    const before = await read();
    expect(before.notification_preferences).toEqual(ALL_NOTIFICATIONS);
    await Promise.all([choose('order', 'mail'), choose('bill', 'site'), choose('bill', 'mail')]);
    const answer = await choose('bill', 'mail', true);
    const chosen = {
      ...ALL_NOTIFICATIONS,
      order: { mail: false, site: true },
      bill: { mail: true, site: false },
    };
    expect(answer.json()).toEqual({ success: true, data: chosen });
    expect((await read()).notification_preferences).toEqual(chosen);
    expect((await write(toForm(before), before.version)).statusCode).toBe(409);
  });

  test.each([
    ['partner', 'site', true],
    ['order', 'phone', true],
    ['order', 'mail', 'no'],
  ])('%s by %s cannot be %j', async (type, channel, wanted) => {
    expect((await choose(type, channel, wanted)).statusCode).toBe(422);
  });
});
