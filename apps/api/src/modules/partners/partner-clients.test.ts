import {
  acceptInvitation,
  acceptPartnerRequest,
  addPartnerClient,
  getPartnerClient,
  getPartnerOverview,
  getPartnerProfile,
  importPartnerClients,
  listClientPartnerRequests,
  listPartnerClients,
  listPartnerRequests,
  refusePartnerRequest,
  listAudit,
  updatePartnerProfile,
  type ClientPartnerRequest,
  type PartnerProfile,
  type PartnerRequest,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications, partners } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails, mailedToken } from '../../testing/mail-token.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();
const partner = await api.signIn('partner');
const WEEK = 7 * 86_400;

const personAt = (email: string) => ({
  email,
  firstName: 'Yassine',
  lastName: 'Idrissi',
  phone: '0612345678',
});
const add = (email: string, token = partner.token, headers: Record<string, string> = {}) =>
  api.ask(addPartnerClient, { token, payload: personAt(email), headers });
const listed = async (token = partner.token, query: object = {}) =>
  (await api.ask(listPartnerRequests, { token, query: { per_page: 100, ...query } })).json<{
    data: PartnerRequest[];
  }>().data;
const asked = async (token: string) =>
  (await api.ask(listClientPartnerRequests, { token })).json<{ data: ClientPartnerRequest[] }>()
    .data;
const accept = (token: string, id: string, headers: Record<string, string> = {}) =>
  api.ask(acceptPartnerRequest, { token, params: { id }, payload: {}, headers });
const refuse = (token: string, id: string) =>
  api.ask(refusePartnerRequest, { token, params: { id } });
const findNotifications = (userId: string) =>
  api.db.select().from(notifications).where(eq(notifications.userId, userId));
const linkedTo = async (token: string, clientId: string) =>
  (await api.ask(getPartnerClient, { token, params: { id: clientId } })).statusCode;

describe('asking to be linked', () => {
  test('answers the same for a client, an unknown address and another account, which is not asked', async () => {
    const client = await api.signIn('client');
    const colleague = await api.signIn('admin');
    const answers = [];
    for (const email of [client.email, 'inconnu@example.com', colleague.email]) {
      const answer = await add(email);
      expect(answer.statusCode).toBe(201);
      const { id: _id, client: of, ...rest } = answer.json<{ data: PartnerRequest }>().data;
      expect(of).toEqual({ id: null, email, firstName: 'Yassine', lastName: 'Idrissi' });
      answers.push(rest);
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await countMails(api.db, 'partner-request', client.email)).toBe(1);
    expect(await findNotifications(client.id)).toMatchObject([
      { type: 'partner', code: 'partner_request' },
    ]);
    expect(await countMails(api.db, 'invitation', 'inconnu@example.com')).toBe(1);
    expect(await findNotifications(colleague.id)).toEqual([]);
    expect(await linkedTo(partner.token, client.id)).toBe(404);
    const query = { client: client.id };
    const ofClient = await api.ask(listPartnerRequests, { token: partner.token, query });
    expect(ofClient.statusCode).toBe(404);
  });

  test('an accepted invitation links the new client, end to end', async () => {
    const email = 'nouvelle@example.com';
    await add(email.toUpperCase());
    const token = (await mailedToken(api.db, 'invitation', email)) ?? '';
    const password = 'Bienvenue-2026';
    const payload = { password, password_confirmation: password };
    const accepted = await api.ask(acceptInvitation, { params: { token }, payload });
    const { user } = accepted.json<{ user: { id: string } }>();
    const one = await api.ask(getPartnerClient, { token: partner.token, params: { id: user.id } });
    expect(one.json()).toMatchObject({ data: { id: user.id, email, phone: '0612345678' } });
    const query = { search: 'idrissi' };
    const found = await api.ask(listPartnerClients, { token: partner.token, query });
    expect(found.json()).toMatchObject({ data: [{ id: user.id }], meta: { total: 1 } });
    const stranger = await api.signIn('partner');
    expect(await linkedTo(stranger.token, user.id)).toBe(404);
    expect((await api.ask(listPartnerClients, { token: stranger.token })).json()).toMatchObject({
      data: [],
    });
  });

  test('a client accepts once, also when they answer concurrently, and is then linked', async () => {
    const client = await api.signIn('client');
    await add(client.email);
    const [request] = await asked(client.token);
    const id = request?.id ?? '';
    expect(request).toMatchObject({ kind: 'link', status: 'pending', body: null, order: null });
    const other = await api.signIn('client');
    expect((await accept(other.token, id)).statusCode).toBe(404);
    expect((await refuse(other.token, id)).statusCode).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => accept(client.token, id)));
    expect(getStatuses(answers)).toEqual([201, 409, 409]);
    expect((await refuse(client.token, id)).json()).toMatchObject({
      code: 'transition_not_allowed',
    });
    expect(await linkedTo(partner.token, client.id)).toBe(200);
    const [seen] = await listed(partner.token, { client: client.id });
    expect(seen).toMatchObject({ id, status: 'accepted', client: { id: client.id } });
    expect((await findNotifications(partner.id)).at(-1)).toMatchObject({
      code: 'partner_request_accepted',
    });
    expect((await add(client.email)).json()).toMatchObject({ data: { id, status: 'accepted' } });
  });

  test('a refusal is final; after a week, not earlier, the partner may ask again', async () => {
    const asking = await api.signIn('partner');
    const client = await api.signIn('client');
    await Promise.all([1, 2, 3].map(() => add(client.email, asking.token)));
    const requests = await asked(client.token);
    expect(requests).toHaveLength(1);
    const id = requests[0]?.id ?? '';
    expect((await refuse(client.token, id)).json()).toMatchObject({ data: { status: 'refused' } });
    expect((await accept(client.token, id)).statusCode).toBe(409);
    // A person who refuses is shown by the name that the partner entered.
    expect((await findNotifications(asking.id)).at(-1)).toMatchObject({
      code: 'partner_request_refused',
      params: { client: 'Yassine Idrissi', kind: 'link' },
    });
    expect((await add(client.email, asking.token)).json()).toMatchObject({
      data: { status: 'refused', client: { id: null } },
    });
    expect(await countMails(api.db, 'partner-request', client.email)).toBe(1);
    api.clock.advance(WEEK);
    const token = await api.createToken(asking.id);
    expect((await add(client.email, token)).json()).toMatchObject({ data: { status: 'pending' } });
    expect(await countMails(api.db, 'partner-request', client.email)).toBe(2);
    partner.token = await api.createToken(partner.id);
  });

  test('with one key a person is asked once, and read-only fields are refused', async () => {
    const headers = { 'idempotency-key': 'ask-1' };
    const first = await add('cle@example.com', partner.token, headers);
    expect((await add('cle@example.com', partner.token, headers)).body).toBe(first.body);
    const payload = { ...personAt('x@example.com'), status: 'accepted' };
    const answer = await api.ask(addPartnerClient, { token: partner.token, payload });
    expect(answer.statusCode).toBe(422);
  });
});

describe('importing clients', () => {
  test('reports first who would be asked, then asks the valid rows', async () => {
    await add('deja@example.com');
    const rows = [
      personAt('import@example.com'),
      personAt('Import@example.com'),
      { ...personAt('mauvaise'), phone: '' },
      personAt('deja@example.com'),
    ];
    const send = async (dry_run: boolean) =>
      (
        await api.ask(importPartnerClients, { token: partner.token, payload: { rows, dry_run } })
      ).json<{ data: { rows: { status: string; errors?: object }[] } }>().data.rows;
    const dry = await send(true);
    const others = ['repeated', 'invalid', 'already_asked'];
    expect(dry.map(({ status }) => status)).toEqual(['ready', ...others]);
    expect(Object.keys(dry[2]?.errors ?? {})).toEqual(['email', 'phone']);
    expect(await countMails(api.db, 'invitation', 'import@example.com')).toBe(0);
    expect((await send(false)).map(({ status }) => status)).toEqual(['asked', ...others]);
    expect(await countMails(api.db, 'invitation', 'import@example.com')).toBe(1);
    expect((await send(false))[0]).toMatchObject({ status: 'already_asked' });
  });

  test('nobody can be their own client, individually or in a list', async () => {
    const own = partner.email.toUpperCase();
    const errors = { email: [expect.stringMatching(/^C’est votre propre adresse/u)] };
    const alone = await add(own);
    expect([alone.statusCode, alone.json()]).toMatchObject([422, { errors }]);
    const payload = { rows: [personAt(own)], dry_run: true };
    const list = await api.ask(importPartnerClients, { token: partner.token, payload });
    expect(list.json()).toMatchObject({ data: { rows: [{ status: 'invalid', errors }] } });
  });

  test('accepts 200 rows at most', async () => {
    const rows = Array.from({ length: 201 }, (_, n) => personAt(`p${n}@example.com`));
    const payload = { rows, dry_run: true };
    const answer = await api.ask(importPartnerClients, { token: partner.token, payload });
    expect(answer.json()).toMatchObject({ errors: { rows: ['200 éléments au plus.'] } });
  });
});

describe('a partner who is not validated', () => {
  test.each(['pending', 'rejected'] as const)(
    '%s: can read only their own status',
    async (status) => {
      const { id, token } = await api.signIn('partner');
      await api.db.update(partners).set({ status }).where(eq(partners.userId, id));
      const overview = await api.ask(getPartnerOverview, { token });
      expect(overview.json()).toMatchObject({ data: { status, figures: null } });
      expect((await api.ask(getPartnerProfile, { token })).json()).toMatchObject({
        data: { status, version: 1 },
      });
      const params = { id };
      const denied = [
        await add('jamais@example.com', token),
        await api.ask(listPartnerClients, { token }),
        await api.ask(getPartnerClient, { token, params }),
        await api.ask(listPartnerRequests, { token }),
        await api.ask(importPartnerClients, { token, payload: { rows: [{}], dry_run: true } }),
      ];
      for (const answer of denied) {
        expect([answer.statusCode, answer.json()]).toMatchObject([
          403,
          { code: 'partner_not_validated' },
        ]);
      }
      expect(await countMails(api.db, 'invitation', 'jamais@example.com')).toBe(0);
    },
  );

  test.each(['pending', 'rejected'] as const)(
    '%s: can correct their record, and then waits',
    async (status) => {
      const { id, token } = await api.signIn('partner');
      await api.db.update(partners).set({ status }).where(eq(partners.userId, id));
      const read = await api.ask(getPartnerProfile, { token });
      const { firstName, lastName, businessName, legalStatus, legalForm } = read.json<{
        data: PartnerProfile;
      }>().data;
      const payload = { firstName, lastName, businessName, legalStatus, legalForm };
      const corrected = await api.ask(updatePartnerProfile, {
        token,
        payload: { ...payload, phone: '0698765432' },
        headers: { 'if-match': '"1"' },
      });
      expect(corrected.json()).toMatchObject({
        data: { phone: '0698765432', status: 'pending', version: 2 },
      });
      const admin = await api.signIn('admin');
      const query = { subject: 'partner', id } as const;
      const history = await api.ask(listAudit, { token: admin.token, query });
      expect(history.json()).toMatchObject({
        data: [{ action: 'updatePartnerProfile', actor: { id }, after: { phone: '0698765432' } }],
      });
    },
  );
});

test('the overview counts the partner’s own records', async () => {
  const { token } = await api.signIn('partner');
  const client = await api.signIn('client');
  await add(client.email, token);
  await add('personne@example.com', token);
  await accept(client.token, (await asked(client.token))[0]?.id ?? '');
  expect((await api.ask(getPartnerOverview, { token })).json()).toMatchObject({
    data: {
      status: 'validated',
      figures: { clients: 1, requests: { pending: 1, accepted: 1, refused: 0 } },
    },
  });
});

test('of two writers of one profile the second gets the current record', async () => {
  const { token } = await api.signIn('partner');
  const read = (await api.ask(getPartnerProfile, { token })).json<{ data: PartnerProfile }>().data;
  const { id: _i, email: _e, status: _s, review_reason: _r, version, ...form } = read;
  const write = (
    changes: object,
    headers: Record<string, string> = { 'if-match': `"${version}"` },
  ) => api.ask(updatePartnerProfile, { token, payload: { ...form, ...changes }, headers });
  const first = await write({ phone: '0698765432' });
  expect(first.json()).toMatchObject({ data: { phone: '0698765432', version: 2 } });
  expect((await write({ phone: '0600000000' })).json()).toMatchObject({
    code: 'stale_version',
    data: { phone: '0698765432', status: 'validated' },
  });
  expect((await write({}, {})).json()).toMatchObject({ code: 'version_required' });
  expect((await write({ status: 'validated' })).statusCode).toBe(422);
  expect((await write({ legalForm: 'Tontine' })).statusCode).toBe(422);
});
