import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parsed } from '../../parsed.mjs';
import { environment, repository } from '../../toolchain.mjs';

const id = 'yearly-figures'; // another one than in the fast test, which runs in the copy
const folder = mkdtempSync(path.join(tmpdir(), 'tassis-new-area-'));
const copy = path.join(folder, 'copy');
const store = path.join(folder, 'data/releases');

function run(command: string, ...parameters: string[]): string {
  // The copy runs the fast tier, because in the deep one this very test would start again.
  const env = { ...environment(), DATA_DIR: path.join(folder, 'data'), TEST_TIER: '' };
  return execFileSync(command, parameters, { cwd: copy, env, encoding: 'utf8', stdio: 'pipe' });
}

function liveAreas(): string[] {
  const manifest = readFileSync(path.join(store, 'manifest.json'), 'utf8');
  return parsed<{ areas: { id: string }[] }>(manifest).areas.map((area) => area.id);
}

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', repository, copy]);
  run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }), 600_000);

it(
  'an area is created, passes its checks, is released, and is removed completely',
  { timeout: 1_200_000 },
  () => {
    run('node', 'scripts/new-area.mjs', id, '--title', 'Chiffres', '--role', 'admin');
    run('node', 'scripts/verify.mjs', id);
    run('pnpm', 'unit', 'e2e/routes');
    run('node', 'scripts/release.mjs', 'shell', id, '--dirty'); // the area is not committed
    expect(liveAreas()).toEqual([id]);
    run('node', 'scripts/remove-area.mjs', id);
    expect(run('git', 'status', '--porcelain')).toBe('');
  },
);
