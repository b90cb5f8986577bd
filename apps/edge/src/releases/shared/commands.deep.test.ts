import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { expect, it, vi } from 'vitest';
import { readPassKey } from '../../previews/preview-pass.ts';
import { startEdgeProcess } from '../../testing/edge-process.ts';
import { emptyFolder } from '../../testing/folders.ts';
import { aReleaseStore, builtArea, put } from '../../testing/release-store.ts';
import { aSharedPlace } from '../../testing/shared-place.ts';
import { listPreviews } from '../previews.ts';
import { publish } from '../publish.ts';
import { readManifest } from '../store.ts';
import { withSharedStore } from './join.ts';

vi.setConfig({ testTimeout: 120_000 }); // each command is a process of its own

const { place, house, door } = await aSharedPlace();
const { store: first, builds } = await aReleaseStore();
const second = path.join(await emptyFolder(), 'releases');
const program = await builtProgram('cli');

/** Runs a command on the machine with this copy. */
async function command(store: string, ...words: string[]) {
  const child = spawn(process.execPath, [program, ...words], {
    env: {
      ...process.env,
      ...compiledPrograms(),
      DATA_DIR: path.dirname(store),
      SITE_PORT: '1',
      RELEASE_BUCKET: place.bucket,
      RELEASE_DATABASE_URL: place.databaseUrl,
    },
  });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: child.exitCode, output, errors };
}

const statusOf = async (origin: string, pathname: string) =>
  (await fetch(`${origin}${pathname}`)).status;

const alphaIn = async (store: string) =>
  (await readManifest(store)).areas.find(({ id }) => id === 'alpha');

async function expectDone(store: string, ...words: string[]): Promise<string> {
  const { status, output, errors } = await command(store, ...words);
  expect({ errors, status }).toEqual({ errors: '', status: 0 });
  return output;
}

it('every command is done on one machine and seen by the next command on the other', async () => {
  const versions: string[] = [];
  for (const code of ['one', 'two', 'three']) {
    const build = await builtArea(builds, 'alpha', code);
    await withSharedStore(first, place, async () => {
      versions.push((await publish(first, build)).version);
    });
  }
  const [one = '', two = '', three = ''] = versions;
  await expectDone(second, 'rollback', 'alpha');
  expect((await alphaIn(second))?.version).toBe(two);
  await expectDone(first, 'canary', `alpha@${three}`, '10');
  await expectDone(second, 'promote', 'alpha');
  expect(await expectDone(first, 'list', 'alpha')).toMatch(new RegExp(`${three} +live`));
  await expectDone(second, 'canary', `alpha@${one}`, '10');
  await expectDone(first, 'drop', 'alpha');
  expect(await alphaIn(first)).not.toHaveProperty('canary');
  await expectDone(second, 'bad', `alpha@${two}`, 'no', 'prices');
  expect((await command(first, 'rollback', `alpha@${two}`)).errors).toContain(
    'marked bad: no prices',
  );
  await expectDone(first, 'bad', `alpha@${two}`, '--undo');
  await expectDone(second, 'disable', 'alpha');
  expect((await alphaIn(second))?.enabled).toBe(false);
  await expectDone(first, 'enable', 'alpha');
  await expectDone(second, 'disable', 'alpha');
  await expectDone(first, 'remove', 'alpha');
  expect(await expectDone(second, 'clean', '--dry-run')).toContain('Nothing');
  expect(await expectDone(second, 'status')).toContain('No site answers');
  await expectDone(second, 'push', `alpha@${one}`, 's3://elsewhere');
  expect([...house.objects.keys()].some((key) => key.startsWith('mfe/alpha'))).toBe(true);
  const outside = await builtArea(path.join(builds, 'outside'), 'gamma', 'export const a = 1;');
  await put(path.join(outside, 'package.json'), '{"name":"@other/gamma","version":"1.0.0"}');
  expect(await expectDone(first, 'publish', '--from', outside, '--dry-run')).toContain('trial');
  await expectDone(first, 'publish', '--from', outside);
  expect(await expectDone(second, 'list', 'gamma')).toContain('live');
  expect(await expectDone(second, 'preview', '--list')).toContain('There is no preview');
  expect(await listPreviews(second)).toEqual([]);
  const key = await readPassKey(second);
  await expectDone(first, 'preview', '--new-key');
  await expectDone(second, 'list', 'gamma');
  expect(await readPassKey(second)).not.toEqual(key);
  expect(await readPassKey(second)).toEqual(await readPassKey(first));
});

it('an edge of two processes on a new machine serves what is shared, and follows it', async () => {
  const edge = await startEdgeProcess({
    DATA_DIR: await emptyFolder(),
    EDGE_WORKERS: '2',
    RELEASE_BUCKET: place.bucket,
    RELEASE_DATABASE_URL: place.databaseUrl,
  });
  expect(await (await fetch(`${edge.origin}/login`)).text()).toContain('<h1>/login</h1>');
  expect(await statusOf(edge.origin, '/gamma')).toBe(200);
  await expectDone(first, 'disable', 'gamma');
  await vi.waitFor(async () => expect(await statusOf(edge.origin, '/gamma')).toBe(503));
  await expectDone(first, 'enable', 'gamma');
  await edge.end();
});

it('without database, what only reads says what this machine has, and what changes is refused', async () => {
  door.shut();
  const list = await command(second, 'list', 'gamma');
  expect(list.status).toBe(0);
  expect(list.output).toContain('live');
  expect(list.errors).toContain('This is what this machine has.');
  const before = await readManifest(second);
  const { status, errors } = await command(second, 'disable', 'gamma');
  expect(status).toBe(1);
  expect(errors).toContain('✗ The shared release store does not answer');
  expect(await readManifest(second)).toEqual(before);
  door.open();
});
