// @ts-check
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';

export const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(repository, 'toolchain');
/** Resolved by its package, because npm 9, which Debian 13 has, creates no link to it in `.bin`. */
const ownNodeFolder = path.join(
  folder,
  'node_modules',
  `node-${process.platform.replace('32', '')}-${process.arch}`,
  'bin',
);
const ownNode = path.join(ownNodeFolder, process.platform === 'win32' ? 'node.exe' : 'node');
const pins = path.join(folder, 'package.json');
const installedPins = path.join(folder, 'node_modules', '.installed.json');

/**
 * pnpm's executable is in a separate package for each platform; the one of the package `pnpm` would need an install script to
 * become it.
 */
function pnpmFolder() {
  const scope = path.join(folder, 'node_modules', '@pnpm');
  const name = existsSync(scope) && readdirSync(scope).find((entry) => entry.startsWith('exe.'));
  return name ? path.join(scope, name) : undefined;
}

/** Environment in which `node` is Node 24 and `pnpm` is pnpm 12, with the workspace's own tools beside them. */
export function environment() {
  const folders = [pnpmFolder(), ownNodeFolder, path.join(repository, 'node_modules', '.bin')];
  return {
    ...process.env,
    PATH: [...folders.filter(Boolean), process.env['PATH']].join(path.delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

/** The Node that runs everything: the toolchain's, or on a platform without one the caller's if it is recent enough. */
export function nodePath() {
  return existsSync(ownNode) ? ownNode : process.execPath;
}

/** Whether the toolchain has the versions that `toolchain/package.json` pins. */
export function hasToolchain() {
  return (
    pnpmFolder() !== undefined &&
    (existsSync(ownNode) || isRecent()) &&
    readFileSync(pins, 'utf8') ===
      (existsSync(installedPins) ? readFileSync(installedPins, 'utf8') : '')
  );
}

/** Installs Node 24 and pnpm 12 from the npm registry into `toolchain/`. */
export async function installToolchain() {
  await run('npm', ['install', '--ignore-scripts', '--no-save', '--loglevel=error'], {
    cwd: folder,
  });
  if (!existsSync(ownNode) && !isRecent()) {
    throw new Failure(
      `No Node 24 could be installed for ${process.platform} ${process.arch}.`,
      'Install Node 24 or newer yourself and try again.',
    );
  }
  copyFileSync(pins, installedPins);
}

function isRecent() {
  return Number(process.versions.node.split('.')[0]) >= 24;
}

/**
 * Runs a command and shows its output; rejects with a sentence for failures that a newcomer may meet.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<string>} everything it printed
 */
export function run(
  command,
  parameters,
  { cwd = repository, env = environment(), quiet = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(explain(`${command} ${parameters.join(' ')}`, output));
    });
  });
}

const explanations = [
  {
    pattern: /ENOSPC|No space left on device/i,
    message: 'The disk is full.',
    hint: 'Free at least 2 GB, or put the data elsewhere: DATA_DIR=/path npm start',
  },
  {
    pattern:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|dns error|error sending request/i,
    message: 'The npm registry cannot be reached, and something still has to be downloaded.',
    hint: 'Check the network, then try again: what has been downloaded is kept.',
  },
  {
    pattern: /EACCES|EPERM|EROFS|Permission denied/i,
    message: 'This user may not write here.',
    hint: 'Give yourself the folder (chown), or clone it where you may write.',
  },
];

/** @param {string} what @param {string} output */
function explain(what, output) {
  const known = explanations.find(({ pattern }) => pattern.test(output));
  return known
    ? new Failure(known.message, known.hint)
    : new Failure(`\`${what}\` failed.`, 'Its own words stand above.');
}
