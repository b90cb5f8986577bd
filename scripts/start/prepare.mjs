// @ts-check
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
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
import { areaIds } from '../areas.mjs';
import { readProvenances } from '../release/provenance.mjs';
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

/** Of which state of the tree its build is. */
const builtStamp = path.join(repository, 'node_modules/.cache/tassis-built');

/**
 * Installs and builds what changed since the last start from this data directory, and publishes apps that were never
 * released; nothing otherwise. Then says what in the tree is not what is live. In production the tree is built before,
 * by `build`, and only read.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function prepare({ dataDirectory, production }) {
  await assertWritable(dataDirectory);
  if (production && hasToolchain()) await assertConfigured(dataDirectory);
  const stamp = path.join(dataDirectory, 'prepared');
  const fingerprint = inputsFingerprint(dataDirectory);
  const before = await readPrepared(stamp);
  const isPrepared = before?.fingerprint === fingerprint;
  if (isPrepared && hasToolchain() && isComplete(dataDirectory)) {
    await tellUnreleased(dataDirectory, before.builds);
    return;
  }
  await assertSpace(dataDirectory, neededForData);
  await rm(stamp, { force: true });
  if (production) await assertBuilt(fingerprint);
  else await build(dataDirectory);
  const builds = await publishNew(dataDirectory);
  /** @type {Prepared} */
  const prepared = { fingerprint, builds };
  await writeFile(stamp, JSON.stringify(prepared));
  await tellUnreleased(dataDirectory, builds);
}

/** Installs the libraries and builds all apps. @param {string} dataDirectory which may lie in the tree */
export async function build(dataDirectory) {
  await assertWritable(repository);
  await assertSpace(repository, neededForBuild);
  await rm(builtStamp, { force: true });
  if (!hasToolchain()) await step('Node 24 and pnpm 12', installToolchain);
  await step('Libraries', () => run('pnpm', ['install', '--frozen-lockfile']));
  await step('Build', () => run('turbo', ['run', 'build', '--output-logs=errors-only']));
  await mkdir(path.dirname(builtStamp), { recursive: true });
  await writeFile(builtStamp, inputsFingerprint(dataDirectory));
}

/** In production nothing is begun before all that the programs need is there. @param {string} dataDirectory */
async function assertConfigured(dataDirectory) {
  const program = path.join(repository, 'scripts/start/check-configuration.mjs');
  const env = { ...environment(), DATA_DIR: dataDirectory };
  const { stdout } = await promisify(execFile)(nodePath(), [program], { env });
  /** @type {string[]} */
  const problems = parsed(stdout);
  if (problems.length === 0) return;
  throw new Failure(
    `The environment is not complete:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    'Set these variables, then start again; docs/how-to/set-up-production.md goes through them.',
  );
}

/** @param {string} fingerprint of the tree as it is now */
async function assertBuilt(fingerprint) {
  const built = await readFile(builtStamp, 'utf8').catch(() => undefined);
  if (built === fingerprint && hasToolchain()) return;
  throw new Failure(
    built === undefined ? 'This tree is not built.' : 'This tree has changed since it was built.',
    'In production a start only reads it. Build it first, as somebody who may write there: npm run build',
  );
}

/** Publishes apps that were never released; returns the version that each app of the tree has. @param {string} dataDirectory */
async function publishNew(dataDirectory) {
  const env = { ...environment(), DATA_DIR: dataDirectory };
  const apps = ['shell', ...areaIds].map((id) => path.join(repository, 'apps', id));
  const provenance = JSON.stringify(await readProvenances(apps, { allowsDirty: true }));
  const lines = await step('New releases', () =>
    run(nodePath(), [storeProgram, 'publish-new', '--provenance', provenance], { env }),
  );
  const named = lines.matchAll(/([a-z-]+)@(\d[^\s,]*)/g);
  return Object.fromEntries([...named].map(([, app = '', version = '']) => [app, version]));
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
