import {
  acceptInvitation,
  changeUserRole,
  disableUser,
  enableUser,
  getFirm,
  getInvitation,
  getUser,
  inviteUser,
  login,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  invitations,
  notifications,
  partnerRequests,
  partners,
  users,
} from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails, mailedToken } from '../../testing/mail-token.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const password = 'Bienvenue-2026';

let made = 0;
const colleague = (changes: object = {}) => {
  made += 1;
  const email = `collegue${made}@example.com`;
  return { email, firstName: 'Nadia', lastName: 'Alaoui', role: 'content_admin', ...changes };
};
const invite = (payload: object, headers: Record<string, string> = {}) =>
  api.ask(inviteUser, { token: admin.token, payload, headers });
const accept = (token: string | null, changes: object = {}) =>
  api.ask(acceptInvitation, {
    params: { token: token ?? 'none' },
    payload: { password, password_confirmation: password, ...changes },
  });

const read = (token: string | null) =>
  api.ask(getInvitation, { params: { token: token ?? 'none' } });

describe('inviting a member of the staff', () => {
  test('sends a mail with a link that creates a confirmed account and signs in', async () => {
    const form = colleague({ role: 'admin' });
    const answer = await invite(form);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { data: { email: form.email, role: 'admin' } },
    ]);
    const link = await mailedToken(api.db, 'invitation', form.email);
    expect(answer.body).not.toContain(link);
    const accepted = await accept(link, { firstName: 'Nadia Zahra' });
    expect(accepted.statusCode).toBe(201);
    const { access_token: token } = accepted.json<{ access_token: string }>();
    expect((await api.ask(getUser, { token })).json()).toMatchObject({
      user: {
        email: form.email,
        userName: 'Nadia Zahra Alaoui',
        user_type: 'admin',
        email_verified: true,
        admin: { role: 'Admin' },
      },
    });
    expect((await api.ask(login, { body: { email: form.email, password } })).statusCode).toBe(200);
  });

  test('a link works once, also with concurrent calls, and earlier links no longer work', async () => {
    const form = colleague();
    await invite(form);
    const older = await mailedToken(api.db, 'invitation', form.email);
    api.clock.advance(1);
    await invite(form);
    const link = await mailedToken(api.db, 'invitation', form.email);
    expect((await accept(older)).json()).toMatchObject({ code: 'link_invalid' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(link)));
    const statuses = getStatuses(answers);
    expect(statuses).toEqual([201, 422, 422, 422]);
    expect((await accept(link)).json()).toMatchObject({ code: 'link_invalid' });
  });

  test('expires after a week; a weak password does not use it up', async () => {
    const form = colleague();
    await invite(form);
    const link = await mailedToken(api.db, 'invitation', form.email);
    const short = await accept(link, { password: 'court', password_confirmation: 'court' });
    expect(short.json()).toMatchObject({ code: 'registration_data_invalid' });
    expect((await accept(link, { role: 'admin' })).statusCode).toBe(422);
    api.clock.advance(7 * 86_400);
    expect((await accept(link)).json()).toMatchObject({ code: 'link_invalid' });
    admin.token = await api.createToken(admin.id);
  });

  test('a taken address is a 409, before and after the invitation', async () => {
    const { email } = await api.signIn('client');
    expect((await invite(colleague({ email }))).json()).toMatchObject({ code: 'email_taken' });
    const form = colleague();
    await invite(form);
    await api.db.insert(users).values({
      email: form.email,
      passwordHash: 'none',
      userType: 'client',
      userName: 'Plus rapide',
    });
    const link = await mailedToken(api.db, 'invitation', form.email);
    expect((await accept(link)).statusCode).toBe(409);
  });

  test('with one key it is sent once, and clients cannot be invited', async () => {
    const form = colleague();
    const headers = { 'idempotency-key': 'invite-1' };
    const first = await invite(form, headers);
    const again = await invite(form, headers);
    expect(again.body).toBe(first.body);
    expect(await countMails(api.db, 'invitation', form.email)).toBe(1);
    expect((await invite(colleague({ role: 'client' }))).statusCode).toBe(422);
  });
});

const sentBy = async (token: string) => {
  const form = colleague({ role: 'admin' });
  await api.ask(inviteUser, { token, payload: form });
  return mailedToken(api.db, 'invitation', form.email);
};
const switchAccount = (contract: typeof disableUser | typeof enableUser, id: string) =>
  api.ask(contract, { token: admin.token, params: { id } });

describe('reading an invitation', () => {
  test('shows the facts of the mail, any number of times, until it is accepted', async () => {
    const form = colleague();
    await invite(form);
    const link = await mailedToken(api.db, 'invitation', form.email);
    const { name } = (await api.ask(getFirm, {})).json<{ data: { name: string } }>().data;
    for (const _time of ['once', 'again']) {
      const said = await read(link);
      expect([said.statusCode, said.json()]).toEqual([
        200,
        { success: true, data: { ...form, phone: null, invited_by: name } },
      ]);
    }
    expect((await accept(link)).statusCode).toBe(201);
    expect((await read(link)).json()).toMatchObject({ code: 'link_invalid' });
  });

  test('is refused with a forged token, or when it has ended', async () => {
    expect((await read('f'.repeat(43))).json()).toMatchObject({ code: 'link_invalid' });
    const form = colleague();
    await invite(form);
    const link = await mailedToken(api.db, 'invitation', form.email);
    api.clock.advance(7 * 86_400);
    expect((await read(link)).statusCode).toBe(422);
    admin.token = await api.createToken(admin.id);
  });

  test('shows the business of the partner who invites a client', async () => {
    const { id: invitedBy } = await api.signIn('partner');
    const token = 'named'.padEnd(43, 'x');
    const who = { email: 'nomme@example.com', firstName: 'Ali', lastName: 'Kadiri' };
    const expiresAt = new Date(api.clock().getTime() + 1000);
    const secret = { tokenHash: hashToken(token), role: 'client', phone: '0612345678' } as const;
    await api.db.insert(invitations).values({ ...who, ...secret, invitedBy, expiresAt });
    const businessName = 'Cabinet Rif';
    await api.db.update(partners).set({ businessName }).where(eq(partners.userId, invitedBy));
    expect((await read(token)).json()).toMatchObject({
      data: { ...who, phone: '0612345678', role: 'client', invited_by: businessName },
    });
  });
});

describe('an invitation depends on its sender', () => {
  test('is invalid once its sender is disabled or no administrator any more', async () => {
    const [gone, moved] = [await api.signIn('admin'), await api.signIn('admin')];
    const links = [await sentBy(gone.token), await sentBy(moved.token)];
    await switchAccount(disableUser, gone.id);
    const payload = { role: 'content_admin' };
    await api.ask(changeUserRole, { token: admin.token, params: { id: moved.id }, payload });
    for (const link of links) expect((await accept(link)).json().code).toBe('link_invalid');
    await switchAccount(enableUser, gone.id);
    expect((await accept(links[0] ?? null)).statusCode).toBe(201);
  });

  test.each([
    ['validated', 201],
    ['pending', 201],
    ['rejected', 422],
  ] as const)('of a partner who is %s: %i', async (status, expected) => {
    const { id: invitedBy } = await api.signIn('partner');
    const token = status.padEnd(43, 'x');
    const who = { email: `${status}@example.com`, firstName: 'Ali', lastName: 'Kadiri' };
    const expiresAt = new Date(api.clock().getTime() + 1000);
    const secret = { tokenHash: hashToken(token), role: 'client', phone: '0612345678' } as const;
    await api.db.insert(invitations).values({ ...who, ...secret, invitedBy, expiresAt });
    await api.db.update(partners).set({ status }).where(eq(partners.userId, invitedBy));
    expect((await accept(token)).statusCode).toBe(expected);
  });
});

test('of a partner creates a linked client, who needs a phone', async () => {
  const partner = await api.signIn('partner');
  const [row] = await api.db
    .insert(invitations)
    .values({
      tokenHash: hashToken('a'.repeat(43)),
      email: 'invitee@example.com',
      role: 'client',
      firstName: 'Yassine',
      lastName: 'Idrissi',
      invitedBy: partner.id,
      expiresAt: new Date(api.clock().getTime() + 1000),
    })
    .returning({ id: invitations.id });
  await api.db
    .insert(partnerRequests)
    .values({ partnerId: partner.id, invitationId: row?.id, kind: 'link' });
  const without = await accept('a'.repeat(43));
  expect(without.json()).toMatchObject({
    errors: { phone: ['Le numéro de téléphone est requis.'] },
  });
  const answer = await accept('a'.repeat(43), { phone: '0612345678' });
  const { user } = answer.json<{ user: { id: string } }>();
  const [request] = await api.db
    .select()
    .from(partnerRequests)
    .where(eq(partnerRequests.partnerId, partner.id));
  expect(request).toMatchObject({ clientId: user.id, status: 'accepted' });
  const news = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, partner.id));
  expect(news).toMatchObject([
    { code: 'partner_request_accepted', params: { client: 'Yassine Idrissi', kind: 'link' } },
  ]);
});
