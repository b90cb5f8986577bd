import {
  addPartnerClient,
  acceptInvitation,
  acceptPartnerRequest,
  getPartnerClient,
  getPartnerProfile,
  importPartnerClients,
  listClientPartnerRequests,
  registerClient,
  updatePartnerProfile,
  type ClientPartnerRequest,
  type PartnerProfile,
} from '@tassis/contracts';
import { aRegistration } from '@tassis/testing/builders';
import { describe, expect, test } from 'vitest';
import { partnerRequests } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails, mailedToken } from '../../testing/mail-token.ts';

const api = await createTestApi();
const personAt = (email: string, changes: object = {}) => ({
  email,
  firstName: 'Yassine',
  lastName: 'Idrissi',
  phone: '0612345678',
  ...changes,
});
const add = (token: string, email: string, changes: object = {}) =>
  api.ask(addPartnerClient, { token, payload: personAt(email, changes) });

describe('an invited person who registers without the invitation', () => {
  test('is asked like any client, and is linked once they accept', async () => {
    const partner = await api.signIn('partner');
    const email = 'seule@example.com';
    await add(partner.token, email);
    const link = await mailedToken(api.db, 'invitation', email);
    const answer = await api.ask(registerClient, { body: aRegistration({ email }) });
    const { access_token: token, user } = answer.json<{
      access_token: string;
      user: { id: string };
    }>();
    const asked = (await api.ask(listClientPartnerRequests, { token })).json<{
      data: ClientPartnerRequest[];
    }>().data;
    expect(asked).toMatchObject([{ kind: 'link', status: 'pending' }]);
    expect(await countMails(api.db, 'partner-request', email)).toBe(1);
    const seen = () => api.ask(getPartnerClient, { token: partner.token, params: { id: user.id } });
    expect((await seen()).statusCode).toBe(404);
    const params = { id: asked[0]?.id ?? '' };
    await api.ask(acceptPartnerRequest, { token, params, payload: {} });
    expect((await seen()).statusCode).toBe(200);
    const password = 'Bienvenue-2026';
    const late = await api.ask(acceptInvitation, {
      params: { token: link ?? '' },
      payload: { password, password_confirmation: password },
    });
    expect(late.json()).toMatchObject({ code: 'link_invalid' });
  });

  test('is told nothing about requests to other addresses', async () => {
    const partner = await api.signIn('partner');
    await add(partner.token, 'quelqu.un@example.com');
    const body = aRegistration({ email: 'personne.d.autre@example.com' });
    const answer = await api.ask(registerClient, { body });
    const { access_token: token } = answer.json<{ access_token: string }>();
    expect((await api.ask(listClientPartnerRequests, { token })).json()).toMatchObject({
      data: [],
    });
  });
});

describe('the invitation mail to an unknown address', () => {
  test('contains a name, not a sentence', async () => {
    const { token } = await api.signIn('partner');
    const answer = await add(token, 'etrangere@example.com', {
      firstName: 'Gagnez 5000 MAD: https://evil.example',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { firstName: [expect.stringContaining('lettres')] } },
    ]);
    expect(
      (await add(token, 'etrangere@example.com', { lastName: 'El Ha’jib-Ñ' })).statusCode,
    ).toBe(201);
  });

  test('needs a business name that an admin has reviewed; a changed one waits', async () => {
    const { token } = await api.signIn('partner');
    const read = (await api.ask(getPartnerProfile, { token })).json<{ data: PartnerProfile }>();
    const { id: _i, email: _e, status: _s, review_reason: _r, version, ...form } = read.data;
    const headers = { 'if-match': `"${version}"` };
    const payload = { ...form, businessName: 'Bank Al-Maghrib : cliquez https://evil.example' };
    const renamed = await api.ask(updatePartnerProfile, { token, payload, headers });
    expect(renamed.json()).toMatchObject({ data: { status: 'pending', version: version + 1 } });
    expect((await add(token, 'victime@example.com')).json()).toMatchObject({
      code: 'partner_not_validated',
    });
    expect(await countMails(api.db, 'invitation', 'victime@example.com')).toBe(0);
  });

  test('is sent to a limited number of people a day; a call beyond the limit asks nobody', async () => {
    const partner = await api.signIn('partner');
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_row, n) => ({
        partnerId: partner.id,
        kind: 'link' as const,
        body: personAt(`foule${from + n}@example.com`),
        createdAt: api.clock(),
      }));
    await api.db.insert(partnerRequests).values(rows(0, 399));
    expect((await add(partner.token, 'dernier@example.com')).statusCode).toBe(201);
    const refused = await api.ask(importPartnerClients, {
      token: partner.token,
      payload: { rows: [personAt('un@example.com'), personAt('deux@example.com')], dry_run: false },
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
    expect(await countMails(api.db, 'invitation', 'un@example.com')).toBe(0);
    api.clock.advance(86_400);
    const token = await api.createToken(partner.id);
    expect((await add(token, 'un@example.com')).statusCode).toBe(201);
  });
});
