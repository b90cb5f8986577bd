import { getAdminSettings, updateAdminSettings, type AdminSettings } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertFirstSettings } from '../database/first-settings.ts';
import { settings } from '../database/schema/index.ts';
import { listWith } from '../testing/matchers.ts';
import { commandDesk, getRefusal } from './testing/command-desk.ts';
import { firm as described } from './testing/firm.ts';
import { scriptedTerminal } from './testing/scripted-terminal.ts';

const { api, admin, run, trail, writeInput } = await commandDesk();
const { db } = api;
const read = async () =>
  (await api.ask(getAdminSettings, { token: admin.token })).json<{ data: AdminSettings }>().data;

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
    const from = await writeInput(JSON.stringify({ firm: described, billing: { due_days: 30 } }));
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
    const from = await writeInput(JSON.stringify(given));
    const refusal = { code: 'validation_failed', fields: listWith(fields) };
    expect(await getRefusal(run('settings', { from }))).toMatchObject(refusal);
    expect(await read()).toEqual(before);
  });

  test('are refused from a file that is not JSON, and where nobody can be asked', async () => {
    const from = await writeInput('{');
    await expect(run('settings', { from })).rejects.toThrow('cannot be read');
    await expect(run('settings', {})).rejects.toThrow('Nobody can be asked');
  });
});
