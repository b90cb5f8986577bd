import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import { putUpPreview } from './previews.ts';
import { readProvenance } from './provenance.ts';
import { publish } from './publish.ts';
import { readLog } from './release-log.ts';
import { readManifest } from './store.ts';

vi.setConfig({ testTimeout: 30_000 }); // each command is a process of its own

const program = await builtProgram('cli');
const noBrowser = path.join(import.meta.dirname, 'no-such-browser');
const clean = { commit: 'aaaaaaaa11', branch: 'new-form', dirty: false };
let store: string;
let builds: string;
let live: string;

/** `alpha`, released. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  live = (await publish(store, await builtArea(builds, 'alpha', 'live'))).version;
});

async function previewed(provenance: { commit: string; dirty: boolean }): Promise<string> {
  const folder = await builtArea(builds, 'alpha', 'next');
  return (await putUpPreview(store, folder, { name: 'new-form', days: 1, provenance })).version;
}

async function command(...words: string[]) {
  const folders = { DATA_DIR: path.dirname(store), SITE_PORT: '1', API_PORT: '1' };
  const env = { ...process.env, ...compiledPrograms(), ...folders };
  const child = spawn(process.execPath, [program, ...words], { env });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: child.exitCode, output, errors };
}

const canary = async () =>
  (await readManifest(store)).areas.find(({ id }) => id === 'alpha')?.canary;

describe('a version that was built of a tree with changes', () => {
  it('is not rolled back to while it was never live', async () => {
    const version = await previewed({ ...clean, dirty: true });
    const refused = await command('rollback', `alpha@${version}`);
    expect(refused.status).toBe(1);
    expect(refused.errors).toMatch(
      /^✗ alpha .* was never live, and is built of a tree with changes/,
    );
    expect((await readManifest(store)).areas).toMatchObject([{}, { id: 'alpha', version: live }]);
  });

  it('becomes no canary, also when it lies in the store, unless that is wanted', async () => {
    const version = await previewed({ ...clean, dirty: true });
    const refused = await command('canary', `alpha@${version}`, '5', '--no-browser');
    expect(refused.status).toBe(1);
    expect(refused.errors).toMatch(/^✗ alpha@.* is built of a tree with changes that commit aaaaa/);
    expect(await canary()).toBeUndefined();
    const wanted = await command('canary', `alpha@${version}`, '5', '--no-browser', '--dirty');
    expect(wanted).toMatchObject({ status: 0, errors: '' });
    expect(wanted.output).toContain('and changes that are not committed');
    expect((await command('status')).output).toMatch(/^ +canary .* aaaaaaaa dirty {2}0 views/m);
  });
});

describe('the log', () => {
  it('says of a canary, with any percent, and of its promotion which commit it is and that its pages were not opened', async () => {
    const version = await previewed(clean);
    await command('canary', `alpha@${version}`, '5', '--no-browser');
    await command('canary', `alpha@${version}`, '50', '--browser', noBrowser);
    await command('promote', 'alpha');
    const origin = { version, commit: clean.commit, browser: 'skipped' };
    expect((await readLog(store)).slice(-3)).toMatchObject([
      { action: 'canary', percent: 5, ...origin },
      { action: 'canary', percent: 50, ...origin },
      { action: 'promote', ...origin },
    ]);
  });
});

describe('the browser in which a canary is opened', () => {
  it('is started before anybody gets it', async () => {
    const version = await previewed(clean);
    const words = ['canary', `alpha@${version}`, '5', '--browser', noBrowser];
    const { status, errors } = await command(...words);
    expect(status).toBe(1);
    expect(errors).toMatch(/^✗ The browser .*no-such-browser, .* does not start\./);
    expect(await canary()).toBeUndefined();
  });

  it('is not started for what cannot become one', async () => {
    const { errors } = await command('canary', `alpha@${live}`, '5', '--browser', noBrowser);
    expect(errors).toMatch(/is what everybody gets already\./);
  });
});

it('a preview says where it comes from, whatever the tree was', async () => {
  const version = await previewed({ ...clean, dirty: true });
  expect(await readProvenance(store, { id: 'alpha', version })).toMatchObject({
    commit: clean.commit,
    dirty: true,
  });
});
