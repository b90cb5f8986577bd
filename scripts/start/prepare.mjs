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
 * The record of the last start: the state of the tree, and the version of each app.
 * @typedef {{ fingerprint: string, builds: Record<string, string> }} Prepared
 */

/** The state of the tree that its build is from. */
const builtStamp = path.join(repository, 'node_modules/.cache/tassis-built');

/**
 * Installs and builds what changed since the last start from this data directory, and publishes apps that were never
 * released. Then reports which apps of the tree differ from the live ones. In production `build` has built the tree before,
 * and it is only read.
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

/** Installs the libraries and builds all apps. @param {string} dataDirectory which may be inside the repository */
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

/** In production nothing starts before all files of the programs exist. @param {string} dataDirectory */
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

/** @param {string} fingerprint of the current tree */
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

/** An incomplete record, or one of an earlier format, counts as none. @param {string} stamp @returns {Promise<Prepared | undefined>} */
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
