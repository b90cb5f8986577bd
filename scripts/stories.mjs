// @ts-check
// `pnpm stories [name …]`: every story in a real browser; those that are named are looked at long. `pnpm snapshots`: the same, and records the pictures anew.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith } from './failure.mjs';
import { environment, repository } from './toolchain.mjs';

try {
  const options = { project: { type: /** @type {const} */ ('string') } };
  const { positionals } = parseArgs({ options, strict: false, allowPositionals: true });
  // Who asks for a component by its name works on it.
  const look = positionals.length > 0 ? { STORIES_LOOK: 'long' } : {};
  const { status } = spawnSync('vitest', ['run', ...process.argv.slice(2)], {
    cwd: path.join(repository, 'apps/storybook'),
    env: { ...environment(), ...look },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  exitWith(error);
}
