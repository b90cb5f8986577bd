// @ts-check
import { readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import {
  environment,
  hasToolchain,
  installToolchain,
  nodePath,
  repository,
  run,
} from '../toolchain.mjs';
import { storeProgram } from '../release/store-command.mjs';
import { makeDataDirectory } from './data-directory.mjs';
import { inputsFingerprint } from './inputs.mjs';
import { isComplete } from './programs.mjs';
import { tellUnreleased } from './unreleased.mjs';

const megabyte = 1024 ** 2;
const neededForBuild = 1500 * megabyte;
const neededForData = 200 * megabyte;

/**
 * What the last start left behind: of which tree, and the version that each of its apps has or would have.
 * @typedef {{ fingerprint: string, builds: Record<string, string> }} Prepared
 */

/**
 * Installs and builds what changed since the last start from this data directory, and publishes apps that were never
 * released; nothing otherwise. Then says what in the tree is not what is live.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function prepare({ dataDirectory }) {
  await assertWritable(dataDirectory);
  const stamp = path.join(dataDirectory, 'prepared');
  const fingerprint = inputsFingerprint(dataDirectory);
  const before = await readPrepared(stamp);
  const isPrepared = before?.fingerprint === fingerprint;
  const isUsable = isPrepared && hasToolchain() && isComplete(dataDirectory);
  const builds = isUsable ? before.builds : await build(dataDirectory, stamp, fingerprint);
  await tellUnreleased(dataDirectory, builds);
}

/** @param {string} dataDirectory @param {string} stamp @param {string} fingerprint */
async function build(dataDirectory, stamp, fingerprint) {
  await assertWritable(repository);
  await assertSpace(repository, neededForBuild);
  await assertSpace(dataDirectory, neededForData);
  await rm(stamp, { force: true });
  if (!hasToolchain()) await step('Node 24 and pnpm 12', installToolchain);
  await step('Libraries', () => run('pnpm', ['install', '--frozen-lockfile']));
  await step('Build', () => run('turbo', ['run', 'build', '--output-logs=errors-only']));
  const env = { ...environment(), DATA_DIR: dataDirectory };
  const lines = await step('New releases', () =>
    run(nodePath(), [storeProgram, 'publish-new'], { env }),
  );
  const named = lines.matchAll(/([a-z-]+)@(\d[^\s,]*)/g);
  const builds = Object.fromEntries([...named].map(([, app = '', version = '']) => [app, version]));
  /** @type {Prepared} */
  const prepared = { fingerprint, builds };
  await writeFile(stamp, JSON.stringify(prepared));
  return builds;
}

/** One that was cut short, or of an earlier form, says nothing. @param {string} stamp @returns {Promise<Prepared | undefined>} */
async function readPrepared(stamp) {
  try {
    return parsed(await readFile(stamp, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @template T @param {string} name @param {() => Promise<T>} action */
async function step(name, action) {
  process.stdout.write(`• ${name} …\n`);
  const start = Date.now();
  const result = await action();
  process.stdout.write(`  done in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

/** @param {string} directory */
async function assertWritable(directory) {
  try {
    await makeDataDirectory(directory);
    const probe = path.join(directory, `.write-probe-${process.pid}`);
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOSPC') throw diskFull(directory);
    throw new Failure(
      `This user may not write in ${directory}.`,
      'Give yourself that folder (chown), or choose another one for the data: DATA_DIR=/path npm start',
    );
  }
}

/** @param {string} directory @param {number} needed bytes */
async function assertSpace(directory, needed) {
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Failure(
    `The disk that holds ${directory} is too full: ${Math.round(free / megabyte)} MB are free, ${Math.round(needed / megabyte)} MB are needed.`,
    'Free some space and try again; nothing is lost.',
  );
}

/** @param {string} directory */
function diskFull(directory) {
  return new Failure(
    `The disk that holds ${directory} is full.`,
    'Free some space and try again; nothing is lost.',
  );
}
