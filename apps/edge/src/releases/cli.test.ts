import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { releaseStatusSchema } from '@tassis/platform/release';
import { beforeEach, expect, it, vi } from 'vitest';
import { appendHealth } from '../health/health-files.ts';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import { publishAll } from './publish.ts';
import { manifestPath, readManifest } from './store.ts';

vi.setConfig({ testTimeout: 30_000 }); // each command is a process of its own

const program = await builtProgram('cli');
let store: string;
let builds: string;

/** `alpha` and `beta`, released twice, together. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  for (const code of ['one', 'two']) {
    await publishAll(store, [
      await builtArea(builds, 'alpha', code),
      await builtArea(builds, 'beta', code),
    ]);
  }
});

function start(...parameters: string[]) {
  const environment = {
    ...process.env,
    ...compiledPrograms(),
    DATA_DIR: path.dirname(store),
    SITE_PORT: '1',
  };
  return spawn(process.execPath, [program, ...parameters], { env: environment });
}

async function command(...parameters: string[]) {
  const child = start(...parameters);
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: child.exitCode, output, errors };
}

const areas = async () =>
  new Map((await readManifest(store)).areas.map((area) => [area.id, area] as const));

it.each([
  ['each to what stood before', () => ['alpha', 'beta'], 2],
  ['a version behind an @', (alpha: string) => [`alpha@${alpha}`, 'beta'], 2],
  ['a version as the next word', (alpha: string) => ['alpha', alpha], 1],
])('rolls apps back: %s', async (_how, words, count) => {
  const before = await areas();
  const { status, output, errors } = await command(
    'rollback',
    ...words(before.get('alpha')?.fallback ?? ''),
  );
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect(output.trim().split('\n')).toHaveLength(count);
  const after = await areas();
  expect(after.get('alpha')?.version).toBe(before.get('alpha')?.fallback);
  const { fallback, version } = before.get('beta') ?? {};
  expect(after.get('beta')?.version).toBe(count === 2 ? fallback : version);
});

it('disables and enables an area', async () => {
  expect(await command('disable', 'alpha')).toMatchObject({ status: 0 });
  expect((await areas()).get('alpha')?.enabled).toBe(false);
  expect((await command('status')).output).toMatch(/^alpha .* disabled  0 views, no failures$/m);
  expect(await command('enable', 'alpha')).toMatchObject({ status: 0 });
  expect((await areas()).get('alpha')?.enabled).toBe(true);
});

it('starts, shows, promotes and drops a canary', async () => {
  const [second, first] = [
    (await areas()).get('alpha')?.version,
    (await areas()).get('alpha')?.fallback,
  ];
  const started = await command('canary', `alpha@${first}`, '5%');
  expect(started).toMatchObject({ status: 0, errors: '' });
  expect(started.output).toContain(`alpha ${first} is what 5 of a hundred visitors get\n`);
  expect((await command('list', 'alpha')).output).toMatch(
    new RegExp(`^alpha +${first} +canary 5% `, 'm'),
  );
  expect((await command('status')).output).toMatch(
    new RegExp(`^alpha +${second} .*\n +canary ${first} 5% since `, 'm'),
  );
  expect((await command('drop', 'alpha')).output).toContain(`alpha ${first} is dropped`);
  await command('canary', `alpha@${first}`, '50');
  expect((await command('promote', 'alpha')).output).toBe(
    `alpha ${first} is what the site serves\n`,
  );
  expect((await areas()).get('alpha')).toMatchObject({ version: first, fallback: second });
});

it('puts a preview up, lists it and drops it', async () => {
  expect((await command('preview', '--list')).output).toBe('There is no preview.\n');
  expect((await command('preview', '--drop', 'x')).errors).toMatch(/^✗ There is no preview x\./);
  expect((await command('preview', '--colour')).errors).toMatch(/^✗ There is no option --colour\./);
  expect((await command('preview')).errors).toMatch(
    /^✗ Say what to preview\.\n {2}pnpm preview <area>/,
  );
});

it('marks a release bad, and rolls back past it', async () => {
  const { fallback = '' } = (await areas()).get('alpha') ?? {};
  const marked = await command('bad', `alpha@${fallback}`, 'no', 'prices');
  expect(marked).toMatchObject({ status: 0, errors: '' });
  expect((await command('list', 'alpha')).output).toMatch(
    new RegExp(`^alpha +${fallback} .*marked bad \\(no prices\\)$`, 'm'),
  );
  const { status, errors } = await command('rollback', 'alpha');
  expect(status).toBe(1);
  expect(errors).toContain(`${fallback}: it is marked bad: no prices.`);
  await command('bad', `alpha@${fallback}`, '--undo');
  expect(await command('rollback', 'alpha')).toMatchObject({ status: 0 });
});

it('says to programs what it says to people, and ends with 1 where something is wrong', async () => {
  const { version = '' } = (await areas()).get('alpha') ?? {};
  expect((await command('status')).status).toBe(0);
  const { output } = await command('status', '--json');
  expect(releaseStatusSchema.parse(JSON.parse(output))).toMatchObject({ problems: [] });
  const counts = { views: 10, failures: { render: 5 }, fallbacks: 0, reporters: 5 };
  await appendHealth(store, [{ at: new Date().toISOString(), id: 'alpha', version, ...counts }]);
  const told = await command('status');
  expect(told.status).toBe(1);
  expect(told.errors).toBe(
    `✗ alpha ${version} fails: at 5 of 10 views since it is live.\n  pnpm release:rollback alpha\n`,
  );
  expect((await command('status', '--json')).status).toBe(1);
});

it('tidies up, and removes an area for good', async () => {
  expect((await command('clean', '--dry-run')).output).toBe(
    'Nothing in the store is to be removed.\n',
  );
  await command('disable', 'alpha');
  expect(await command('remove', 'alpha')).toMatchObject({ status: 0, errors: '' });
  expect((await command('status')).output).not.toMatch(/^alpha/m);
});

it.each([['status'], ['list'], ['rollback', 'alpha']])(
  'says in one sentence that the manifest is broken: %s',
  async (...parameters) => {
    await writeFile(manifestPath(store), '{"schema":');
    const { status, errors } = await command(...parameters);
    expect(status).toBe(1);
    expect(errors).toMatch(/^✗ The store’s manifest\.json cannot be read\.\n {2}Put .*\n$/);
  },
);

it.each([
  ['rollback', 'alpha@nope', /^✗ There is no alpha nope in the store/],
  ['disable', '', /^✗ Say what to disable\.\n {2}pnpm release:disable <area>\n$/],
  ['enable', '', /^✗ Say what to enable\.\n/],
  ['canary', 'alpha', /^✗ Say what the canary is, and for how many visitors\.\n/],
  ['canary', 'alpha@1 some', /^✗ A canary is for 1 to 90 percent of the visitors\.\n/],
  ['bad', 'alpha', /^✗ Say which release is bad\.\n/],
  ['clean', '--dry', /^✗ There is no option --dry\.\n {2}Is --dry-run meant\?/],
  ['remove', '', /^✗ Say what to remove\.\n/],
  ['promote', 'alpha', /^✗ alpha has no canary\.\n/],
])('says what is wrong with %s %s', async (name, word, sentence) => {
  const { status, errors } = await command(name, ...word.split(' ').filter(Boolean));
  expect(status).toBe(1);
  expect(errors).toMatch(sentence);
});

it.each([['--help'], ['rollback', '--help'], ['publish', '-h']])(
  'tells what there is: %s',
  async (...words) => {
    const { status, output } = await command(...words);
    expect(status).toBe(0);
    expect(output).toMatch(/^pnpm release:rollback <app>\[@version\]…/m);
  },
);

it('goes on quietly when nobody reads what it says', async () => {
  const child = start('list');
  child.stdout.destroy();
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect({ status: child.exitCode, errors }).toEqual({ status: 0, errors: '' });
});
