import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { environment, repository } from '../toolchain.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'affected-'));
const copy = path.join(folder, 'copy');

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', repository, copy]);
  const { status, stdout } = pnpm('install', '--frozen-lockfile', '--prefer-offline');
  if (status !== 0) throw new Error(stdout);
}, 600_000);
beforeEach(() => void execFileSync('git', ['checkout', '--quiet', '.'], { cwd: copy }));
afterAll(() => rmSync(folder, { recursive: true }), 600_000);

test('a file of one area reaches its checks, its stories and its journeys, and no other’s', () => {
  change('apps/content-admin/src/area.tsx');
  expect(planned()).toEqual([
    '//#dead-code',
    '//#format:check',
    '//#house',
    '@tassis/content-admin#build',
    '@tassis/content-admin#lint',
    '@tassis/content-admin#size',
    '@tassis/content-admin#test',
    '@tassis/e2e#e2e',
    '@tassis/e2e#routes',
    '@tassis/storybook#build:storybook',
    '@tassis/storybook#stories ../content-admin/',
  ]);
  expect(said()).toContain('To release: content-admin\n');
});

test('a test of an area reaches no build, so nothing is released', () => {
  change('apps/content-admin/src/area.test.tsx');
  expect(planned()).not.toContain('@tassis/content-admin#build');
  expect(planned()).toContain('@tassis/content-admin#test');
  expect(said()).not.toContain('To release');
});

test('a page of the docs reaches only the checks of the whole tree', () => {
  change('docs/architecture.md');
  expect(planned().filter((task) => !task.startsWith('//#'))).toEqual([]);
});

test(
  'a shared package lists the areas it reaches and what it adds to each',
  { timeout: 1_800_000 },
  () => {
    const file = path.join(copy, 'packages/views/src/messages/fr.ts');
    const texts = readFileSync(file, 'utf8');
    writeFileSync(file, texts.replace("'Réessayer'", "'Réessayer tout de suite'"));
    const text = said('--sizes');
    expect(text).toMatch(/\| views +\| (?:[\w-]+, )*ordering/);
    expect(text).toMatch(/\| admin-dashboard: \/\S* +\| [\d,]+ +\| [\d,]+ +\| \+\d+ /);
  },
);

/** Changes or adds a file. */
function change(file: string): void {
  appendFileSync(path.join(copy, file), '\n// Changed.\n');
}

/** The tasks that `pnpm test:affected` would run. */
function planned(): string[] {
  const { stdout, stderr, status } = pnpm('--silent', 'test:affected', '--base', 'HEAD', '--list');
  expect([status, stderr]).toEqual([0, '']);
  const tasks = stdout.trim().split('\n');
  // Its journeys are tested in journeys.test.ts.
  return tasks.map((task) => task.replace(/(?<=#e2e) .*/, '')).toSorted();
}

/** The output of `pnpm affected`. */
function said(...options: string[]): string {
  const file = path.join(folder, 'said.md');
  const parameters = ['affected', '--base', 'HEAD', '--markdown', file, ...options];
  const { status, stdout, stderr } = pnpm(...parameters);
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  return readFileSync(file, 'utf8');
}

function pnpm(...parameters: string[]) {
  const env = { ...environment(), TEST_TIER: '', NO_COLOR: '1' };
  return spawnSync('pnpm', parameters, { cwd: copy, env, encoding: 'utf8' });
}
