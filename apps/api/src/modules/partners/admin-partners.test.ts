import {
  getAdminPartner,
  listAdminPartners,
  rejectPartner,
  validatePartner,
  type AdminPartner,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, notifications, partners } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails } from '../../testing/mail-token.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();
const { token, id: adminId } = await api.signIn('admin');

const pending = async () => {
  const partner = await api.signIn('partner');
  await api.db.update(partners).set({ status: 'pending' }).where(eq(partners.userId, partner.id));
  return partner;
};
const read = async (id: string) =>
  (await api.ask(getAdminPartner, { token, params: { id } })).json<{ data: AdminPartner }>().data;
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
const validate = (id: string, version: number) =>
  api.ask(validatePartner, { token, params: { id }, headers: ifMatch(version) });
const reject = (id: string, version: number, payload: object = { reason: 'Diplôme illisible' }) =>
  api.ask(rejectPartner, { token, params: { id }, headers: ifMatch(version), payload });

describe('reviewing a partner', () => {
  test('validating one is stored, audited, notified and mailed once', async () => {
    const { id, email } = await pending();
    const answer = await validate(id, 1);
    expect(answer.json()).toMatchObject({
      data: { status: 'validated', version: 2, reviewed_at: api.clock().toISOString() },
    });
    expect((await validate(id, 2)).json()).toMatchObject({ code: 'partner_reviewed' });
    expect(await countMails(api.db, 'partner-validated', email)).toBe(1);
    const news = await api.db.select().from(notifications).where(eq(notifications.userId, id));
    expect(news).toMatchObject([{ type: 'partner', code: 'partner_validated' }]);
    const trail = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(trail).toMatchObject([
      {
        action: 'validatePartner',
        actorId: adminId,
        before: { status: 'pending' },
        after: { status: 'validated' },
      },
    ]);
  });

  test('rejecting one states the reason; a rejected one may be validated later', async () => {
    const { id, email } = await pending();
    expect((await reject(id, 1, {})).json()).toMatchObject({
      errors: { reason: ['Indiquez un motif.'] },
    });
    expect((await reject(id, 1, { reason: '  ' })).statusCode).toBe(422);
    expect((await reject(id, 1)).json()).toMatchObject({
      data: { status: 'rejected', review_reason: 'Diplôme illisible' },
    });
    expect(await countMails(api.db, 'partner-rejected', email)).toBe(1);
    expect((await validate(id, 2)).json()).toMatchObject({
      data: { status: 'validated', review_reason: null },
    });
  });

  test('of many concurrent admins one decides, and the others get the previous state', async () => {
    const { id, email } = await pending();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => (n % 2 ? validate(id, 1) : reject(id, 1))),
    );
    const statuses = getStatuses(answers);
    expect(statuses).toEqual([200, 409, 409, 409]);
    const { status } = await read(id);
    const stale = answers.find(({ statusCode }) => statusCode === 409);
    expect(stale?.json()).toMatchObject({ code: 'stale_version', data: { status, version: 2 } });
    const mails =
      (await countMails(api.db, 'partner-validated', email)) +
      (await countMails(api.db, 'partner-rejected', email));
    expect(mails).toBe(1);
  });

  test('requires a version and a partner', async () => {
    const { id } = await pending();
    const answer = await api.ask(validatePartner, { token, params: { id } });
    expect(answer.json()).toMatchObject({ code: 'version_required' });
    const client = await api.signIn('client');
    expect((await validate(client.id, 1)).statusCode).toBe(404);
  });
});

test('the list is filtered by status and searched', async () => {
  const { id } = await pending();
  await api.db
    .update(partners)
    .set({ businessName: 'Fiduciaire de l’Élan' })
    .where(eq(partners.userId, id));
  const list = async (query: object) =>
    (await api.ask(listAdminPartners, { token, query })).json<{ data: AdminPartner[] }>().data;
  expect((await list({ search: 'elan' })).map((partner) => partner.id)).toEqual([id]);
  expect(await list({ search: 'elan', status: 'validated' })).toEqual([]);
  for (const partner of await list({ status: 'validated' }))
    expect(partner.status).toBe('validated');
});
