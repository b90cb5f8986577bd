// @ts-check
// `pnpm stories [name …]`: tests every story in a real browser, named ones thoroughly. `pnpm snapshots`: the same, and records the pictures again.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith } from './failure.mjs';
import { environment, repository } from './toolchain.mjs';

try {
  const options = { project: { type: /** @type {const} */ ('string') } };
  const { positionals } = parseArgs({ options, strict: false, allowPositionals: true });
  // A person who names a component is working on it.
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
