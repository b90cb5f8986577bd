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

/** Where site and API of this data directory answer: while they run they say so themselves, whatever this terminal has as ports. */
export async function portOfRun() {
  const run = await livingRun(readSettings().dataDirectory);
  if (!run?.ports) return undefined;
  const { sitePort, apiPort } = run.ports;
  return { SITE_PORT: String(sitePort), API_PORT: String(apiPort) };
}
