import { acceptInvitation, inviteUser } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invitations, users } from '../database/schema/index.ts';
import { mailedToken } from '../testing/mail-token.ts';
import { textWith } from '../testing/matchers.ts';
import { commandDesk, getRefusal } from './testing/command-desk.ts';
import { scriptedTerminal } from './testing/scripted-terminal.ts';

const { api, admin, editor, run, trail } = await commandDesk();
const { db, clock } = api;

describe('inviting a colleague', () => {
  const words = { 'first-name': 'Nadia', 'last-name': 'Alaoui', role: 'content_admin' };
  const form = { firstName: 'Nadia', lastName: 'Alaoui', role: 'content_admin' };

  test('mails a link that opens the account, and leaves the trail of the call', async () => {
    const { text } = await run('invite', { email: ' Nadia@Example.com', ...words });
    expect(text).toContain('nadia@example.com');
    const byCommand = await trail('inviteUser');
    expect(byCommand).toMatchObject({ actorId: admin.id, after: { role: 'content_admin' } });
    const token = (await mailedToken(db, 'invitation', 'nadia@example.com')) ?? '';
    const payload = { password: 'Bienvenue-2026', password_confirmation: 'Bienvenue-2026' };
    const accepted = await api.ask(acceptInvitation, { params: { token }, payload });
    expect(accepted.statusCode).toBe(201);

    const { token: session } = admin;
    await api.ask(inviteUser, { token: session, payload: { email: 'call@example.com', ...form } });
    const after = { email: 'call@example.com', role: 'content_admin' };
    expect(await trail('inviteUser')).toEqual({ ...byCommand, after });
    await db.delete(users).where(eq(users.email, 'nadia@example.com'));
  });

  test('asks for what was not said', async () => {
    const terminal = scriptedTerminal('omar@example.com', 'Omar', 'Idrissi');
    const { text } = await run('invite', { role: 'admin' }, terminal);
    expect(text).toContain('omar@example.com is invited as admin');
    expect(terminal.heard).toHaveLength(3);
  });

  test.each([
    ['no address', { email: '' }],
    ['a name that is none', { 'first-name': 'www.example.com' }],
    ['a role of no colleague', { role: 'client' }],
    ['an address that has an account', { email: editor.email }],
  ])('is refused with %s as the call refuses it', async (_name, changes) => {
    const options = { email: 'neuf@example.com', ...words, ...changes };
    const payload = {
      email: options.email,
      firstName: options['first-name'],
      lastName: options['last-name'],
      role: options.role,
    };
    const before = await db.$count(invitations);
    const { token } = admin;
    const answer = (await api.ask(inviteUser, { token, payload })).json();
    expect(await getRefusal(run('invite', options))).toEqual({
      code: answer.code,
      fields: Object.keys(answer.errors),
    });
    expect(await db.$count(invitations)).toBe(before);
  });
});

describe('who acts', () => {
  const invited = { email: 'x@example.com', 'first-name': 'A', 'last-name': 'B', role: 'admin' };

  test('must have the role of the call, and still be let in', async () => {
    const error = { message: textWith('may not do this') };
    await expect(run('invite', { ...invited, as: editor.email })).rejects.toMatchObject(error);
    await db.update(users).set({ disabledAt: clock() }).where(eq(users.id, admin.id));
    await expect(run('invite', { ...invited, as: admin.email })).rejects.toMatchObject({
      hint: textWith('admin:create'),
    });
    await db.update(users).set({ disabledAt: null }).where(eq(users.id, admin.id));
  });

  test('must be named when several may', async () => {
    const other = await api.signIn('admin');
    await expect(run('invite', invited)).rejects.toMatchObject({
      hint: textWith(other.email),
    });
    await run('invite', { ...invited, as: other.email });
    expect(await trail('inviteUser')).toMatchObject({ actorId: other.id });
    await db.delete(users).where(eq(users.id, other.id));
  });
});
