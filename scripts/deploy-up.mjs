// @ts-check
// `npm run deploy:up [-- https://example.ma]`: the whole house in containers on this machine, in production. Nothing but Docker and
// Node is needed. The first time it writes the address and new secrets into deploy/.env. See docs/operations.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { composeEnvironment, warnOfCaughtMails } from './deploy/compose-environment.mjs';
import { exitWith, Failure } from './failure.mjs';
import { repository } from './toolchain.mjs';

const file = path.join(repository, 'deploy/.env');

try {
  const [, , siteUrl] = process.argv;
  if (!existsSync(file)) {
    writeFileSync(file, composeEnvironment(siteUrl ?? 'https://localhost'), { mode: 0o600 });
  } else if (siteUrl !== undefined && !readFileSync(file, 'utf8').includes(`=${siteUrl}\n`)) {
    throw new Failure('deploy/.env has another address.', 'Change SITE_URL and SITE_NAMES there.');
  }
  const compose = ['compose', '--file', 'deploy/compose.yaml'];
  const { error, status } = spawnSync('docker', [...compose, 'up', '--build', '--detach'], {
    cwd: repository,
    stdio: 'inherit',
  });
  if (error || status !== 0) {
    const hint =
      'It needs Docker with Compose 2.24 or newer; `docker compose -f deploy/compose.yaml logs` has what the containers said.';
    throw new Failure('The containers did not start.', hint);
  }
  process.stdout.write(`
The first administrator:
  docker ${compose.join(' ')} exec --env EMAIL=you@example.ma api node apps/api/dist/admin.js
`);
  const warning = warnOfCaughtMails(readFileSync(file, 'utf8'));
  if (warning !== undefined) process.stderr.write(`\n✗ ${warning}\n`);
} catch (error) {
  exitWith(error);
}
