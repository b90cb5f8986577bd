// @ts-check
// `pnpm stories [name …]`: every story in a real browser. `pnpm snapshots`: the same, and records the pictures anew.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { exitWith } from './failure.mjs';
import { environment, repository } from './toolchain.mjs';

try {
  const { status } = spawnSync('vitest', ['run', ...process.argv.slice(2)], {
    cwd: path.join(repository, 'apps/storybook'),
    env: environment(),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  exitWith(error);
}
