import {
  acceptPartnerRequest,
  deletePartnerDraft,
  deletePartnerDraftFile,
  getPartnerDraft,
  getPartnerDraftFile,
  getPartnerOverview,
  listDrafts,
  listPartnerDrafts,
  revokePartner,
  savePartnerDraft,
  savePartnerDraftFile,
  type PartnerDraft,
  type PartnerOverview,
} from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';
import { aPerson, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { partnerRequests, partners, storedFiles } from '../../database/schema/index.ts';
import { samplePdf } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertPackage } from '../../testing/insert-package.ts';

const api = await createTestApi();
let partner = await api.signIn('partner');
let client = await api.signIn('client');
let link = '';
beforeEach(async () => {
  partner = await api.signIn('partner');
  client = await api.signIn('client');
  link = await insertLink(partner.id, client.id);
});

let people = 0;
async function insertLink(partnerId: string, clientId: string) {
  const { email, firstName, lastName, phone } = aPerson(seeded((people += 1)));
  const body = { email, firstName, lastName, phone };
  const linked = { partnerId, clientId, kind: 'link', status: 'accepted', body } as const;
  const [row] = await api.db.insert(partnerRequests).values(linked).returning();
  return row?.id ?? '';
}

const service: DraftService = 'company_creation';
type Where = { id?: string; version?: number; of?: DraftService };
const save = (form: object, { id = client.id, version = 0, of = service }: Where = {}) =>
  api.ask(savePartnerDraft, {
    params: { id, service: of },
    token: partner.token,
    payload: { data: { form } },
    ...(version > 0 && { headers: { 'if-match': `"${version}"` } }),
  });
const read = async (id = client.id, as = partner.token) =>
  (await api.ask(getPartnerDraft, { params: { id, service }, token: as })).json();
const filePath = () => ({ id: client.id, service, field: 'certificate' });
const attach = () =>
  api.ask(savePartnerDraftFile, {
    params: filePath(),
    token: partner.token,
    payload: { name: 'Certificat.pdf', content: samplePdf() },
  });
const takeOut = () => api.ask(deletePartnerDraftFile, { params: filePath(), token: partner.token });
const list = async (token = partner.token) =>
  (await api.ask(listPartnerDrafts, { token })).json<{
    data: { items: PartnerDraft[]; more: boolean };
  }>().data;
const drafts = async () =>
  (await api.ask(getPartnerOverview, { token: partner.token })).json<{ data: PartnerOverview }>()
    .data.figures?.drafts;
const filesStored = () => api.db.$count(storedFiles, eq(storedFiles.ownerId, partner.id));

test('a draft for a client is stored with its files, by version, until it is discarded', async () => {
  expect(await read()).toMatchObject({ data: null });
  expect((await save({ company: 'Atlas' })).statusCode).toBe(200);
  expect((await save({ company: 'Rif' }, { version: 1 })).json()).toMatchObject({
    data: { version: 2 },
  });
  const stale = await save({ company: 'Late' }, { version: 1 });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'stale_version', data: { data: { form: { company: 'Rif' } } } },
  ]);
  await attach();
  expect(await read()).toMatchObject({ data: { files: [{ name: 'Certificat.pdf' }] } });
  const file = await api.ask(getPartnerDraftFile, { params: filePath(), token: partner.token });
  expect(file.json()).toMatchObject({ data: { content: samplePdf() } });
  const params = { id: client.id, service };
  await api.ask(deletePartnerDraft, { params, token: partner.token });
  expect(await read()).toMatchObject({ data: null });
  expect(await filesStored()).toBe(0);
});

test('one file is deleted, and the rest of the draft stays', async () => {
  await save({ company: 'Atlas' });
  await attach();
  expect((await takeOut()).statusCode).toBe(204);
  expect(await read()).toMatchObject({ data: { data: { form: { company: 'Atlas' } }, files: [] } });
  expect(await filesStored()).toBe(0);
  expect((await takeOut()).statusCode).toBe(204);
});

test('all drafts are listed with their step, the last changed first, without their content', async () => {
  const code = 'BEGUN12';
  await insertPackage(api.db, { code, name: 'Création et domiciliation', status: 'published' });
  const other = await api.signIn('client');
  await insertLink(partner.id, other.id);
  await save({ progress: { package: code, step: 3 }, company: 'SECRET' });
  api.clock.advance(60);
  await save({}, { id: other.id, of: 'negative_certificate' });
  const { items, more } = await list();
  expect(more).toBe(false);
  expect(items).toMatchObject([
    { service: 'negative_certificate', client: { id: other.id }, package: null, step: null },
    {
      service,
      client: { id: client.id },
      package: code,
      package_name: 'Création et domiciliation',
      step: 3,
    },
  ]);
  expect(JSON.stringify(items)).not.toContain('SECRET');
  expect(await drafts()).toBe(2);
});

test('it is invisible for other clients, to other partners of the same client, and to the client', async () => {
  await save({ company: 'Atlas' });
  const other = await api.signIn('client');
  await insertLink(partner.id, other.id);
  expect(await read(other.id)).toMatchObject({ data: null });
  const colleague = await api.signIn('partner');
  await insertLink(colleague.id, client.id);
  expect(await read(client.id, colleague.token)).toMatchObject({ data: null });
  expect((await list(colleague.token)).items).toEqual([]);
  expect((await api.ask(listDrafts, { token: client.token })).json()).toMatchObject({ data: [] });
});

test('the end of the partnership deletes it with its files, and a new partnership starts without it', async () => {
  await save({ company: 'Atlas' });
  await attach();
  await api.ask(revokePartner, { params: { id: link }, token: client.token });
  expect(await read()).toMatchObject({ code: 'not_found' });
  expect((await list()).items).toEqual([]);
  expect(await drafts()).toBe(0);
  expect(await filesStored()).toBe(0);
  // As when the partner asks again.
  const asked = { status: 'pending', answeredAt: null } as const;
  await api.db.update(partnerRequests).set(asked).where(eq(partnerRequests.id, link));
  expect(await read()).toMatchObject({ code: 'not_found' });
  const accepted = { params: { id: link }, payload: {}, token: client.token };
  await api.ask(acceptPartnerRequest, accepted);
  expect(await read()).toMatchObject({ data: null });
});

test('a partner who is not validated has none', async () => {
  await save({ company: 'Atlas' });
  await api.db.update(partners).set({ status: 'pending' }).where(eq(partners.userId, partner.id));
  for (const answer of [
    await read(),
    (await api.ask(listPartnerDrafts, { token: partner.token })).json(),
  ])
    expect(answer).toMatchObject({ code: 'partner_not_validated' });
});
