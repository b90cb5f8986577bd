// @ts-check
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { hasToolchain, installToolchain, nodePath, repository, run } from '../toolchain.mjs';
import { storeProgram } from '../release/store-command.mjs';
import { inputsFingerprint } from './inputs.mjs';
import { isComplete } from './programs.mjs';

const megabyte = 1024 ** 2;
const neededForBuild = 1500 * megabyte;
const neededForData = 200 * megabyte;

/**
 * Installs, builds and publishes what changed since the last start from this data directory; nothing otherwise.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function prepare({ dataDirectory }) {
  await assertWritable(dataDirectory);
  const stamp = path.join(dataDirectory, 'prepared');
  const fingerprint = inputsFingerprint();
  const isPrepared = (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint;
  if (isPrepared && hasToolchain() && isComplete(dataDirectory)) return;
  await assertWritable(repository);
  await assertSpace(repository, neededForBuild);
  await assertSpace(dataDirectory, neededForData);
  await rm(stamp, { force: true });
  if (!hasToolchain()) await step('Node 24 and pnpm 12', installToolchain);
  await step('Libraries', () => run('pnpm', ['install', '--frozen-lockfile']));
  await step('Build', () => run('turbo', ['run', 'build', '--output-logs=errors-only']));
  await step('Release', () => run(nodePath(), [storeProgram, 'publish']));
  await writeFile(stamp, fingerprint);
}

/** @param {string} name @param {() => Promise<unknown>} action */
async function step(name, action) {
  process.stdout.write(`• ${name} …\n`);
  const start = Date.now();
  await action();
  process.stdout.write(`  done in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
}

/** @param {string} directory */
async function assertWritable(directory) {
  try {
    await mkdir(directory, { recursive: true });
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
