import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aReleaseStore, builtArea, put } from '../testing/release-store.ts';
import { parseProvenances, readProvenance, type Provenance } from './provenance.ts';
import { publishAll } from './publish.ts';
import { readLog } from './release-log.ts';
import { readManifest } from './store.ts';

vi.setConfig({ testTimeout: 30_000 }); // each command is a process of its own

const program = await builtProgram('cli');
const clean = { commit: 'aaaaaaaa11', branch: 'main', author: 'Salma', dirty: false };
let store: string;
let builds: string;
let area: string;
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  area = await anArea('export const a = 1;');
});

async function anArea(code: string): Promise<string> {
  const folder = await builtArea(builds, 'agenda', code);
  await put(path.join(folder, 'package.json'), '{"name":"@other/agenda","version":"1.0.0"}');
  return folder;
}

async function publishOf(folder: string, said: object): Promise<Provenance> {
  const provenance = parseProvenances(JSON.stringify({ [folder]: said }));
  const [app = { id: '', version: '' }] = await publishAll(store, [folder], { provenance });
  return readProvenance(store, app);
}

async function command(...words: string[]) {
  const env = {
    ...process.env,
    ...compiledPrograms(),
    DATA_DIR: path.dirname(store),
    SITE_PORT: '1',
  };
  const child = spawn(process.execPath, [program, ...words], { env });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: child.exitCode, output, errors };
}

const publishFrom = (said: object, ...words: string[]) =>
  command('publish', '--from', area, '--provenance', JSON.stringify({ [area]: said }), ...words);
const liveVersion = async () =>
  (await readManifest(store)).areas.find(({ id }) => id === 'agenda')?.version;

describe('where a release comes from', () => {
  it('stands beside it and in the log, and is no part of its version', async () => {
    const origin = { ...clean, run: 'https://ci.example/1', time: '2026-11-30T08:00:00Z' };
    expect(await publishOf(area, origin)).toEqual({ ...origin, package: '@other/agenda' });
    const version = await liveVersion();
    expect((await readLog(store)).at(-1)).toMatchObject({ version, commit: clean.commit });
    await publishOf(area, { ...clean, commit: 'bbbbbbbb22' });
    expect(await liveVersion()).toBe(version);
  });

  it('is what knew a commit first, and a clean tree rather than one with changes', async () => {
    expect(await publishOf(area, {})).toEqual({ dirty: false, package: '@other/agenda' });
    expect(await publishOf(area, { ...clean, dirty: true })).toMatchObject({ dirty: true });
    expect(await publishOf(area, clean)).toMatchObject(clean);
    expect(await publishOf(area, { ...clean, commit: 'cccccccc33' })).toMatchObject(clean);
  });

  it('is in what a packed area says of itself', async () => {
    await put(path.join(area, 'provenance.json'), JSON.stringify(clean));
    const { output } = await command('publish', '--from', area, '--no-browser');
    expect(output).toContain('of commit aaaaaaaa on main by Salma\n');
  });
});

describe('a build of a tree with changes', () => {
  it('is refused, and nothing changes', async () => {
    const { status, errors } = await publishFrom({ ...clean, dirty: true }, '--no-browser');
    expect(status).toBe(1);
    expect(errors).toMatch(/^✗ agenda is built of a tree with changes that commit aaaaaaaa does/);
    expect(await liveVersion()).toBeUndefined();
  });

  it('is released if that is wanted, and shown as such', async () => {
    const said = await publishFrom({ ...clean, dirty: true }, '--dirty', '--no-browser');
    expect(said.output).toContain('and changes that are not committed');
    expect((await command('list', 'agenda')).output).toMatch(/ aaaaaaaa dirty$/m);
    expect((await command('status')).output).toMatch(/^agenda .* aaaaaaaa dirty {2}0 views/m);
    const line = (await readLog(store)).at(-1);
    expect(line).toMatchObject({ dirty: true, browser: 'skipped', package: '@other/agenda' });
  });
});

describe('a release ends', () => {
  it('with what is live, where to look, and the command that takes it off or back', async () => {
    const first = await publishFrom(clean, '--no-browser');
    expect(first.output).toMatch(
      /^agenda 1\.0\.0-\w{8}\n {2}of commit aaaaaaaa .*\n {2}look at http:\/\/localhost:1\/agenda .*\n/,
    );
    expect(first.output).toMatch(/Take it off the site: pnpm release:disable agenda\n$/);
    area = await anArea('export const a = 2;');
    const second = await publishFrom(clean, '--no-browser');
    expect(second.output).toMatch(/Take it back: pnpm release:rollback agenda\n$/);
  });

  it('as a trial with nothing changed, also no folder', async () => {
    const { output } = await publishFrom(clean, '--no-browser', '--dry-run');
    expect(output).toMatch(/^agenda 1\.0\.0-\w{8} would replace nothing, of commit aaaaaaaa/);
    expect(await liveVersion()).toBeUndefined();
    expect((await command('list', 'agenda')).output).toBe('Nothing of agenda is in the store.\n');
  });

  it('as a trial with the same refusals', async () => {
    await put(path.join(area, 'dist/remoteEntry.agenda.js'), 'changed');
    const { status, errors } = await publishFrom(clean, '--no-browser', '--dry-run');
    expect(status).toBe(1);
    expect(errors).toMatch(/integrity/);
  });
});
