import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptInvitation,
  createPackage,
  fieldsOf,
  getAdminSettings,
  inviteUser,
  listPackages,
  publishPackage,
  updateAdminSettings,
  type AdminSettings,
  type ContentPackage,
  type Package,
} from '@tassis/contracts';
import { aPackage } from '@tassis/testing/builders';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertFirstSettings } from '../database/first-settings.ts';
import { auditEntries, invitations, packages, settings, users } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { mailedToken } from '../testing/mail-token.ts';
import { textWith } from '../testing/matchers.ts';
import { commands } from './commands.ts';
import type { Terminal } from './terminal.ts';
import { firm as described } from './testing/firm.ts';
import { scriptedTerminal } from './testing/scripted-terminal.ts';

const api = await createTestApi();
const { db, pool, clock } = api;
const admin = await api.signIn('admin');
const editor = await api.signIn('content_admin');
await api.signIn('client');
const folder = await mkdtemp(join(tmpdir(), 'tassis-settings-'));
afterAll(() => rm(folder, { recursive: true }));

type Options = Parameters<(typeof commands)[number]['work']>[0]['options'];
const run = async (name: string, options: Options, terminal: Terminal | null = null) => {
  const command = commands.find((each) => each.name === name);
  if (command === undefined) throw new Error(`There is no command ${name}`);
  return command.work({ db, pool, clock, config: api.deps.config, terminal, options });
};

/** What the trail says of the newest change of this kind, whoever made it by whatever way. */
const trail = async (action: string) => {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, action))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (entry === undefined) throw new Error(`The trail tells of no ${action}`);
  const { id: _id, subjectId: _subject, createdAt: _at, ...told } = entry;
  return told;
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) =>
      error instanceof ApiError
        ? { code: error.code, fields: error.violations.map(({ path }) => path) }
        : error,
  );
const fileOf = async (text: string) => {
  const file = join(folder, 'settings.json');
  await writeFile(file, text);
  return file;
};

const read = async () =>
  (await api.ask(getAdminSettings, { token: admin.token })).json<{ data: AdminSettings }>().data;
const published = async () =>
  (await api.ask(listPackages)).json<{ data: Package[] }>().data.map(({ code }) => code);

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
    expect(await refusal(run('invite', options))).toEqual({
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

describe('the settings', () => {
  beforeEach(async () => {
    await db.delete(settings).where(eq(settings.key, 'firm'));
    await insertFirstSettings(db);
  });

  test('are asked field by field until the API takes each answer', async () => {
    // Each wrong answer stands before the right one.
    const answers = [
      ['Tassis', 'À renseigner', 'Tassis Conseil SARL', '06 12', '+212 5 22 11 11 11'],
      ['+212 6 61 11 11 11', 'pas une adresse', 'contact@tassis.example'],
      ['001234567000089', '1234567', 'Casablanca 123', '', '7654321', '100 000 MAD'],
      ['12, rue de Fès', 'Meknès', '0', '011519000001205000534921'],
    ];
    const terminal = scriptedTerminal(...answers.flat());
    await run('settings', {}, terminal);
    const { to_fill: toFill, firm } = await read();
    expect(toFill).toEqual([]);
    expect(firm).toMatchObject({
      legal_name: 'Tassis Conseil SARL',
      phone: '+212 5 22 11 11 11',
      addresses: [{ label: 'Siège', lines: ['12, rue de Fès'], city: 'Meknès' }],
    });
    expect(firm.legal_numbers.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'ICE 001234567000089',
      'IF 1234567',
      'RC Casablanca 123',
      'TP 7654321',
      'Capital 100 000 MAD',
      'RIB 011519000001205000534921',
    ]);
    expect(await trail('updateAdminSettings')).toMatchObject({ actorId: admin.id });
    expect((await run('settings', {}, scriptedTerminal())).text).toContain('Nothing is left');
  });

  test('come from a file; what it does not name stays; the trail is that of the call', async () => {
    const before = await read();
    const from = await fileOf(JSON.stringify({ firm: described, billing: { due_days: 30 } }));
    await run('settings', { from });
    const after = await read();
    expect(after.firm).toEqual({ ...before.firm, ...described });
    expect(after.billing).toEqual({ due_days: 30 });
    expect(after.pricing).toEqual(before.pricing);
    expect(after.version).toBe(before.version + 1);
    const byCommand = await trail('updateAdminSettings');

    await db.delete(settings).where(eq(settings.key, 'firm'));
    await insertFirstSettings(db);
    const { version, to_fill: _toFill, ...form } = await read();
    const payload = { ...form, firm: { ...form.firm, ...described } };
    const headers = { 'if-match': `"${version}"` };
    await api.ask(updateAdminSettings, { token: admin.token, payload, headers });
    const byCall = await trail('updateAdminSettings');
    expect(byCall.after).toMatchObject({ firm: byCommand.after?.['firm'] });
    expect({ ...byCall, before: null, after: null }).toEqual({
      ...byCommand,
      before: null,
      after: null,
    });
  });

  test.each([
    ['one wrong field', { firm: { ...described, phone: '06 12' } }, ['firm.phone']],
    ['half of a firm', { firm: { name: 'Tassis' } }, ['firm.legal_name', 'firm.email']],
    ['a field that is none', { firm: { ...described, faq: {} } }, ['firm.faq']],
    ['a part that is none', { firm: described, bank: {} }, ['bank']],
    ['a text in place of a part', { firm: 'Tassis' }, ['firm']],
  ])('are refused with %s', async (_name, given, fields) => {
    const before = await read();
    const from = await fileOf(JSON.stringify(given));
    expect(await refusal(run('settings', { from }))).toMatchObject({
      code: 'validation_failed',
      fields: expect.arrayContaining(fields) as unknown,
    });
    expect(await read()).toEqual(before);
  });

  test('are refused from a file that is not JSON, and where nobody can be asked', async () => {
    const from = await fileOf('{');
    await expect(run('settings', { from })).rejects.toThrow('cannot be read');
    await expect(run('settings', {})).rejects.toThrow('Nobody can be asked');
  });
});

describe('the specification’s packages', () => {
  beforeEach(async () => {
    await db.delete(packages);
  });

  test('are published after a yes, and leave the trail of the two calls', async () => {
    const terminal = scriptedTerminal('oui');
    await run('packages', {}, terminal);
    expect(await published()).toEqual(['DOM12', 'COMBO12', 'COMBO_PREMIUM', 'CC_PREMIUM']);
    expect(terminal.heard.join('\n')).toContain('COMBO12');
    const { after: made, ...created } = await trail('createPackage');
    const moved = await trail('publishPackage');
    expect(created).toMatchObject({ actorId: editor.id, subject: 'package' });
    expect(made).toMatchObject({ code: 'CC_PREMIUM', status: 'draft' });

    const { status: _status, position: _position, ...payload } = aPackage({ code: 'CALL' });
    const { token } = editor;
    const answer = await api.ask(createPackage, { token, payload });
    const { id } = answer.json<{ data: ContentPackage }>().data;
    await api.ask(publishPackage, { token, params: { id } });
    const { after: _made, ...byCall } = await trail('createPackage');
    expect(byCall).toEqual(created);
    const changed = (entry: typeof moved) => Object.keys(entry.after ?? {}).toSorted();
    expect(changed(await trail('publishPackage'))).toEqual(changed(moved));
  });

  test.each(['no', '', 'non'])('are not published after “%s”', async (answer) => {
    const { isLeft } = await run('packages', {}, scriptedTerminal(answer));
    expect(isLeft).toBe(true);
    expect(await published()).toEqual([]);
  });

  test('are published in a script by --yes only', async () => {
    await expect(run('packages', {})).rejects.toThrow('Nobody can be asked');
    expect(await published()).toEqual([]);
    await run('packages', { yes: true });
    expect(await published()).toHaveLength(4);
  });

  test('leave what is there as it is', async () => {
    const code = 'COMBO12';
    const { status: _status, position: _position, ...payload } = aPackage({ code, price: 1 });
    await api.ask(createPackage, { token: editor.token, payload });
    await run('packages', { yes: true });
    expect(await published()).toEqual(['DOM12', 'COMBO_PREMIUM', 'CC_PREMIUM']);
    const again = await run('packages', { yes: true });
    expect(again.text).toContain('already');
  });

  test('are printed to be changed, and published from the changed file', async () => {
    const printed: unknown = JSON.parse((await run('packages', { print: true })).text);
    if (!Array.isArray(printed)) throw new TypeError('A list is printed');
    const [first]: unknown[] = printed;
    const own = { ...fieldsOf(first), code: 'SIEGE12', price: 1800 };
    await run('packages', { from: await fileOf(JSON.stringify([own])), yes: true });
    expect((await api.ask(listPackages)).json()).toMatchObject({
      data: [{ code: 'SIEGE12', price: 1800 }],
    });
    const wrong = await fileOf(JSON.stringify([own, { ...own, code: 'BAD', price: -1 }]));
    expect(await refusal(run('packages', { from: wrong, yes: true }))).toMatchObject({
      code: 'validation_failed',
      fields: ['1.price'],
    });
  });

  test('want a content administrator', async () => {
    await db.update(users).set({ disabledAt: clock() }).where(eq(users.id, editor.id));
    await expect(run('packages', { yes: true })).rejects.toMatchObject({
      hint: textWith('production:invite'),
    });
    await db.update(users).set({ disabledAt: null }).where(eq(users.id, editor.id));
  });
});
