// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { exitWith, Failure } from './failure.mjs';
import { makeDataDirectory } from './start/data-directory.mjs';
import { readSettings } from './start/settings.mjs';
import { hasToolchain, nodePath, repository } from './toolchain.mjs';

/**
 * Runs one of the API's programs in this terminal, and exits with its status.
 * @param {string} program below `apps/api/src`
 * @param {string[]} [words]
 */
export async function runApiProgram(program, words = []) {
  if (!isInstalled()) {
    const hint = 'Install and build it once: npm run build (npm start does both while developing)';
    return exitWith(new Failure('Tassis is not installed here yet.', hint));
  }
  if (!process.env['DATABASE_URL']) await makeDataDirectory(readSettings().dataDirectory);
  const file = path.join(repository, 'apps/api/src', program);
  const child = spawn(nodePath(), ['--disable-warning=DeprecationWarning', file, ...words], {
    stdio: 'inherit',
  });
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on('close', (code) => (process.exitCode = code ?? 1));
}

function isInstalled() {
  return hasToolchain() && existsSync(path.join(repository, 'node_modules/.modules.yaml'));
}
