import {
  acceptInvitation,
  inviteUser,
  listStaffInvitations,
  resendInvitation,
  withdrawInvitation,
  type StaffInvitation,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, invitations } from '../../database/schema/index.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyText } from '../../testing/matchers.ts';
import { countMails, mailedToken } from '../../testing/mail-token.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const { token } = admin;
const password = 'Bienvenue-2026';
const nadia = { firstName: 'Nadia', lastName: 'Alaoui', role: 'admin' } as const;

beforeEach(() => api.db.delete(invitations));

const invite = async (email: string) => {
  api.clock.advance(1);
  const answer = await api.ask(inviteUser, { token, payload: { ...nadia, email } });
  return answer.json<{ data: { id: string } }>().data.id;
};
const list = async (query = {}) => {
  const answer = await api.ask(listStaffInvitations, { token, anyQuery: query });
  return answer.json<{ data: StaffInvitation[]; meta: { total: number; next_cursor: string } }>();
};
const emails = async () => (await list()).data.map(({ email }) => email);
const resend = (id: string) => api.ask(resendInvitation, { token, params: { id } });
const withdraw = (id: string) => api.ask(withdrawInvitation, { token, params: { id } });
const accept = (link: string | null) =>
  api.ask(acceptInvitation, {
    params: { token: link ?? 'none' },
    payload: { password, password_confirmation: password },
  });

describe('open invitations of staff', () => {
  test('are listed, newest first, with their senders and expiry', async () => {
    await invite('un@example.com');
    const id = await invite('deux@example.com');
    const { data, meta } = await list({ per_page: 1 });
    const sentAt = api.clock();
    expect([data, meta.total]).toEqual([
      [
        {
          id,
          email: 'deux@example.com',
          ...nadia,
          invited_by: anyText,
          created_at: sentAt.toISOString(),
          expires_at: new Date(sentAt.getTime() + 7 * 86_400_000).toISOString(),
        },
      ],
      2,
    ]);
    const next = await list({ per_page: 1, cursor: meta.next_cursor });
    expect(next.data).toMatchObject([{ email: 'un@example.com' }]);
  });

  test('are not listed once accepted, replaced or expired, nor are those of partners', async () => {
    await invite('accepte@example.com');
    await accept(await mailedToken(api.db, 'invitation', 'accepte@example.com'));
    await invite('encore@example.com');
    await invite('encore@example.com');
    const { id: invitedBy } = await api.signIn('partner');
    await api.db.insert(invitations).values({
      tokenHash: hashToken('p'.repeat(43)),
      email: 'client@example.com',
      role: 'client',
      firstName: 'Ali',
      lastName: 'Kadiri',
      invitedBy,
      expiresAt: new Date(api.clock().getTime() + 1000),
    });
    expect(await emails()).toEqual(['encore@example.com']);
    api.clock.advance(7 * 86_400);
    admin.token = await api.createToken(admin.id);
    const later = await api.ask(listStaffInvitations, { token: admin.token });
    expect(later.json()).toMatchObject({ data: [], meta: { total: 0 } });
    api.clock.advance(-7 * 86_400);
  });
});

describe('resending an invitation', () => {
  test('creates a new link for seven days, and the earlier one no longer works', async () => {
    const email = 'relance@example.com';
    const id = await invite(email);
    const older = await mailedToken(api.db, 'invitation', email);
    api.clock.advance(60);
    const { data } = (await resend(id)).json<{ data: StaffInvitation }>();
    expect(data).toMatchObject({ email, ...nadia, created_at: api.clock().toISOString() });
    expect((await list()).data).toEqual([data]);
    const link = await mailedToken(api.db, 'invitation', email);
    expect((await accept(older)).json()).toMatchObject({ code: 'link_invalid' });
    expect((await accept(link)).statusCode).toBe(201);
    expect((await resend(data.id)).statusCode).toBe(404);
  });

  test('of two concurrent calls sends one mail', async () => {
    const email = 'deuxfois@example.com';
    const id = await invite(email);
    const answers = await Promise.all([resend(id), resend(id)]);
    expect(getStatuses(answers)).toEqual([200, 404]);
    expect(await countMails(api.db, 'invitation', email)).toBe(2);
    expect(await emails()).toEqual([email]);
  });

  test('is refused when the person already has an account', async () => {
    const id = await invite('prise@example.com');
    const { email } = await api.signIn('client');
    await api.db.update(invitations).set({ email });
    expect((await resend(id)).json()).toMatchObject({ code: 'email_taken' });
  });
});

describe('withdrawing an invitation', () => {
  test('invalidates it and removes it from the list; a second admin is told who withdrew it', async () => {
    const email = 'reprise@example.com';
    const id = await invite(email);
    expect((await withdraw(id)).statusCode).toBe(204);
    const link = await mailedToken(api.db, 'invitation', email);
    expect((await accept(link)).json()).toMatchObject({ code: 'link_invalid' });
    expect(await emails()).toEqual([]);
    expect((await withdraw(id)).statusCode).toBe(404);
    const trail = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(trail).toMatchObject([
      { action: 'inviteUser' },
      { action: 'withdrawInvitation', actorId: admin.id, before: { email } },
    ]);
  });

  test('is refused for an invitation of a partner', async () => {
    const { id: invitedBy } = await api.signIn('partner');
    const [row] = await api.db
      .insert(invitations)
      .values({
        tokenHash: hashToken('q'.repeat(43)),
        email: 'invite@example.com',
        role: 'client',
        firstName: 'Ali',
        lastName: 'Kadiri',
        invitedBy,
        expiresAt: new Date(api.clock().getTime() + 1000),
      })
      .returning({ id: invitations.id });
    expect((await withdraw(row?.id ?? '')).statusCode).toBe(404);
    expect((await resend(row?.id ?? '')).statusCode).toBe(404);
  });
});
