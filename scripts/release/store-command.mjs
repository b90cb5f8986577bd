// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { environment, nodePath, repository } from '../toolchain.mjs';

/** The release store's program. */
export const storeProgram = path.join(repository, 'apps/edge/src/releases/cli.ts');

/**
 * Runs a command of the release store in the house's own Node; it speaks for itself.
 * @param {string} command @param {string[]} parameters
 * @returns {Promise<number>} its exit status
 */
export function storeCommand(command, parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), [storeProgram, command, ...parameters], {
      cwd: repository,
      env: environment(),
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
