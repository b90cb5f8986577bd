import {
  createPackage,
  asFields,
  listPackages,
  publishPackage,
  type ContentPackage,
  type Package,
} from '@tassis/contracts';
import { aPackage } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { packages, users } from '../database/schema/index.ts';
import { textWith } from '../testing/matchers.ts';
import { commandDesk, getRefusal } from './testing/command-desk.ts';
import { scriptedTerminal } from './testing/scripted-terminal.ts';

const { api, editor, run, trail, writeInput } = await commandDesk();
const { db, clock } = api;
const published = async () =>
  (await api.ask(listPackages)).json<{ data: Package[] }>().data.map(({ code }) => code);

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
    const first: unknown = printed[0];
    const own = { ...asFields(first), code: 'SIEGE12', price: 1800 };
    await run('packages', { from: await writeInput(JSON.stringify([own])), yes: true });
    expect((await api.ask(listPackages)).json()).toMatchObject({
      data: [{ code: 'SIEGE12', price: 1800 }],
    });
    const wrong = await writeInput(JSON.stringify([own, { ...own, code: 'BAD', price: -1 }]));
    expect(await getRefusal(run('packages', { from: wrong, yes: true }))).toMatchObject({
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
