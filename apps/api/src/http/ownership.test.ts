import {
  acceptPartnerRequest,
  addPartnerClient,
  allContracts,
  createPartnerOrder,
  deleteDraft,
  deleteDraftFile,
  getDraft,
  getDraftFile,
  listClientPartnerRequests,
  listPartnerRequests,
  revokePartner,
  saveDraft,
  saveDraftFile,
  savePartnerDraft,
  updateUserProfile,
  type Contract,
  type Order,
} from '@tassis/contracts';
import { isStaff, PARTNER_REQUEST_STATUSES, ROLES, type Role } from '@tassis/domain';
import { anOrder, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { toJSONSchema } from 'zod';
import { partnerRequests } from '../database/schema/index.ts';
import { samplePdf } from '../testing/billed-order.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { insertDomiciled } from '../testing/domiciled.ts';
import { keptRows } from '../testing/kept-rows.ts';
import { ownedThings } from '../testing/owned-things.ts';

const api = await createTestApi();
const all: readonly Contract[] = allContracts;
const rows = ownedThings(api);

/** Operations on records that have no owner, or that the holder of a token may use. */
const namesNothingOwned = [
  'acceptInvitation',
  'cancelAppointment',
  'downloadCalendar',
  'downloadFile',
  'getArticle',
  'getImage',
  'getAppointment',
  'getInvitation',
  'getPackage',
  'createOrder',
  'listNotificationsOfType',
  'previewPackages',
  'receivePaymentCallback',
  'reportClientError',
  // These filter the caller's own list: the id of another user's record gives an empty list.
  'listClientDocuments',
  'listClientPartnerRequests',
  'listPartnerClients',
];
/** Referred to by the form; each exists once for everybody. */
const drafts = [getDraft, saveDraft, deleteDraft, getDraftFile, saveDraftFile, deleteDraftFile];

const getName = ({ name }: { name: string }) => name;
const getRoles = ({ auth }: Contract): readonly Role[] =>
  typeof auth === 'string' ? ROLES : auth.filter((role) => !isStaff(role));

function keysOfQuery({ request: { query } }: Contract): string[] {
  if (query === undefined) return [];
  const { properties = {} } = toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}

/** A path parameter, or an id in the body. */
function namesSomething({ path, request }: Contract): boolean {
  const parts = [request.query, request.body].flatMap((part) => part ?? []);
  const shapes = parts.map((part) => toJSONSchema(part, { io: 'input', unrepresentable: 'any' }));
  return path.includes(':') || /"format":"uuid"|_id":/u.test(JSON.stringify(shapes));
}

test('every operation with an id declares whose record it is', () => {
  const open = all.filter((contract) => getRoles(contract).length > 0);
  const known = [...rows.map(({ contract }) => contract), ...drafts].map(getName);
  expect(open.filter(namesSomething).map(getName).toSorted()).toEqual(
    [...known, ...namesNothingOwned].toSorted(),
  );
});

const cases = rows.flatMap((row) =>
  getRoles(row.contract).map((role) => [row.contract.name, role, row] as const),
);

test.each(cases)('%s of another %s is a 404 and changes nothing', async (_, role, row) => {
  const owner = await api.signIn(role);
  const stranger = await api.signIn(role);
  const sent: object = await row.make(owner);
  const ask = (token: string) =>
    api.ask(row.contract, { ...sent, token, headers: { 'if-match': '"1"' } });

  const before = await keptRows(api.pool);
  const answer = await ask(stranger.token);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect(await keptRows(api.pool)).toEqual(before);
  // The owner gets another refusal: nothing was requested, so nothing can be corrected.
  const { name, response } = row.contract;
  const found = name === 'correctOrder' ? 409 : response.status;
  expect((await ask(owner.token)).statusCode).toBe(found);
});

/** The calls of partners about one client. */
const aboutClients = rows.filter(
  ({ contract }) =>
    getRoles(contract).includes('partner') &&
    (contract.path.startsWith('/partner/clients/:id') || keysOfQuery(contract).includes('client')),
);
const notLinked = PARTNER_REQUEST_STATUSES.filter((status) => status !== 'accepted');

test('the calls of partners about one client are listed', () => {
  const ofPartners = all.filter(({ path }) => path.startsWith('/partner/clients/:id'));
  expect(aboutClients.map(({ contract }) => contract)).toEqual(expect.arrayContaining(ofPartners));
  expect(aboutClients.length).toBeGreaterThan(ofPartners.length);
});

test.each(
  aboutClients.flatMap((row) =>
    notLinked.map((status) => [row.contract.name, status, row] as const),
  ),
)('%s of a client whose link is %s is a 404 and changes nothing', async (_, status, row) => {
  const partner = await api.signIn('partner');
  const sent: object = await row.make(partner);
  const { partnerId } = partnerRequests;
  await api.db.update(partnerRequests).set({ status }).where(eq(partnerId, partner.id));

  const before = await keptRows(api.pool);
  const answer = await api.ask(row.contract, { ...sent, token: partner.token });
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect(await keptRows(api.pool)).toEqual(before);
});

test('no answer to the partner contains anything of a client who has ended the partnership', async () => {
  const partner = await api.signIn('partner');
  const client = await api.signIn('client');
  const person = { email: client.email, firstName: 'Salma', lastName: 'El Amrani' };
  const asked = { ...person, phone: '0612345678' };
  await api.ask(addPartnerClient, { token: partner.token, payload: asked });
  const findRequests = async () =>
    (await api.ask(listClientPartnerRequests, { token: client.token })).json<{
      data: { id: string; status: string }[];
    }>().data;
  const accept = (id = '') =>
    api.ask(acceptPartnerRequest, { token: client.token, params: { id }, payload: {} });
  const [link] = await findRequests();
  await accept(link?.id);
  await api.ask(updateUserProfile, {
    token: client.token,
    payload: { firstName: 'Zoubida', lastName: 'Zniber', phone: '0612345679' },
  });
  const params = { id: client.id };
  for (const seed of [1, 2]) {
    const payload = anOrder({}, seeded(9000 + seed));
    await api.ask(createPartnerOrder, { token: partner.token, params, payload });
  }
  // The test's clock is fixed, so the list has them in any order and the link is among them.
  const prepared = (await findRequests()).find(({ status }) => status === 'pending');
  const accepted = await accept(prepared?.id);
  const given: unknown = expect.any(String);
  expect(accepted.json()).toMatchObject({ data: { order: { reference: given } } });
  const { reference } = accepted.json<{ data: { order: Order } }>().data.order;
  const draft = { params: { ...params, service: 'domiciliation' }, payload: { data: {} } } as const;
  await api.ask(savePartnerDraft, { token: partner.token, ...draft });
  await insertDomiciled(api, client);

  const reading = all.filter(
    (contract) =>
      contract.method === 'GET' &&
      contract.auth !== 'public' &&
      !contract.eventStream &&
      !contract.path.includes(':') &&
      getRoles(contract).includes('partner'),
  );
  const read = async () => {
    const answers = await Promise.all(
      reading.map((contract) => api.ask(contract, { token: partner.token })),
    );
    return answers.map(({ body }) => body).join('\n');
  };
  const told = [client.id, 'Zniber', reference];
  const tellingIn = (text: string) => told.filter((each) => text.includes(each));
  expect(tellingIn(await read())).toEqual(told);
  await api.ask(revokePartner, { token: client.token, params: { id: link?.id ?? '' } });
  expect(tellingIn(await read())).toEqual([]);
  for (const search of ['zniber', reference]) {
    const found = await api.ask(listPartnerRequests, { token: partner.token, query: { search } });
    expect(found.json()).toMatchObject({ data: [] });
  }
});

test('a draft belongs to its user, whatever others do under its name', async () => {
  const [owner, stranger] = [await api.signIn('client'), await api.signIn('client')];
  const params = { service: 'domiciliation', field: 'negativeCertificate' } as const;
  const payloads = new Map<string, object>([
    ['saveDraft', { data: { companyName: 'Atlas' } }],
    ['saveDraftFile', { name: 'own.pdf', content: samplePdf() }],
  ]);
  const ask = (contract: (typeof drafts)[number], token: string) => {
    const payload = payloads.get(contract.name);
    return api.ask(contract, { params, token, ...(payload && { payload }) });
  };
  await ask(saveDraft, owner.token);
  await ask(saveDraftFile, owner.token);
  const own = (await ask(getDraft, owner.token)).body;
  expect(own).toContain('own.pdf');

  expect((await ask(getDraft, stranger.token)).json()).toEqual({ success: true, data: null });
  expect((await ask(getDraftFile, stranger.token)).statusCode).toBe(404);
  for (const contract of [...drafts].toReversed()) {
    expect((await ask(contract, stranger.token)).statusCode).toBeLessThan(300);
    expect((await ask(getDraft, owner.token)).body).toBe(own);
  }
});

test.each(['client', 'partner'] as const)('no list shows records of another %s', async (role) => {
  const [owner, stranger] = [await api.signIn(role), await api.signIn(role)];
  const made: string[] = [owner.id];
  for (const { make } of rows.filter(({ contract }) => getRoles(contract).includes(role))) {
    // Drafts are identified by their form, too, which is the same for everybody.
    const { service: _form, field: _field, ...ids } = (await make(owner)).params ?? {};
    made.push(...Object.values(ids));
  }
  const reading = all.filter(
    (contract) =>
      contract.method === 'GET' &&
      contract.auth !== 'public' &&
      !contract.path.includes(':') &&
      getRoles(contract).includes(role),
  );
  const shown = async (token: string) =>
    (await Promise.all(reading.map((contract) => api.ask(contract, { token }))))
      .map(({ body }) => body)
      .join('\n');
  const theirs = await shown(stranger.token);
  expect(made.filter((id) => theirs.includes(id))).toEqual([]);
  const own = await shown(owner.token);
  expect(made.filter((id) => own.includes(id)).length).toBeGreaterThan(made.length / 2);
});
