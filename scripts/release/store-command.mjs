// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { livingRun } from '../start/previous-run.mjs';
import { readSettings } from '../start/settings.mjs';
import { environment, nodePath, repository } from '../toolchain.mjs';

/** The release store's program. */
export const storeProgram = path.join(repository, 'apps/edge/src/releases/cli.ts');

/**
 * Runs a command of the release store in the house's own Node; it speaks for itself.
 * @param {string} command @param {string[]} parameters
 * @returns {Promise<number>} its exit status
 */
export async function storeCommand(command, parameters) {
  const env = { ...environment(), ...(await portOfRun()) };
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), [storeProgram, command, ...parameters], {
      cwd: repository,
      env,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Where the site of this data directory answers: while it runs it says so itself, whatever this terminal has as SITE_PORT. */
export async function portOfRun() {
  const run = await livingRun(readSettings().dataDirectory);
  return run?.ports && { SITE_PORT: String(run.ports.sitePort) };
}
