// @ts-check
// Where a build comes from, as Git and the environment of a CI run say it.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import { repository } from '../toolchain.mjs';

/**
 * What is not known is absent; without a commit nothing is.
 * @typedef {{ commit?: string, branch?: string, author?: string, time?: string, run?: string, dirty: boolean }} Provenance
 */

/** Beside its folders, what every build reads. */
const common = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.browser.json',
];
/** What no build reads: as in `turbo.json`. */
const unread = ['**/*.test.*', '**/*.stories.tsx', '**/*.md'].map(
  (glob) => `:(exclude,glob)${glob}`,
);

/**
 * Where builds come from, by their folders; refuses one of a tree with changes, unless those are wanted.
 * @param {readonly string[]} folders @param {{ allowsDirty: boolean }} options
 */
export async function readProvenances(folders, { allowsDirty }) {
  /** @type {Record<string, Provenance>} */
  const found = {};
  for (const folder of folders) {
    const { changes, ...provenance } = await readProvenance(folder);
    if (!allowsDirty && changes.length > 0) throw dirty(path.basename(folder), changes);
    found[folder] = provenance;
  }
  return found;
}

/**
 * Where a build of an app comes from, and which of the files that it reads differ from the commit.
 * @param {string} folder of this repository or of another
 * @returns {Promise<Provenance & { changes: string[] }>}
 */
export async function readProvenance(folder) {
  const log = await git(folder, ['log', '-1', '--format=%H%n%an%n%cI']);
  if (log === undefined) return { dirty: false, changes: [] }; // a tarball, a folder of no repository
  const [commit = '', author = '', time = ''] = log.trim().split('\n');
  const run = runOf(process.env);
  const branch = branchOf(process.env) || (await git(folder, ['branch', '--show-current']))?.trim();
  const changes = await changedFiles(folder);
  return {
    commit,
    author,
    time,
    ...(branch && { branch }),
    ...(run && { run }),
    dirty: changes.length > 0,
    changes,
  };
}

/** @param {string} folder */
async function changedFiles(folder) {
  const isOurs = !path.relative(path.join(repository, 'apps'), folder).startsWith('..');
  const read = isOurs ? [...common, ...foldersOf(folder)] : ['.'];
  const root = isOurs ? repository : folder;
  const words = ['status', '--porcelain', '--untracked-files=all', '--', ...read, ...unread];
  const lines = (await git(root, words)) ?? '';
  return lines.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

/** The folder of an app, and those of the packages that its build reads. @param {string} app */
export function foldersOf(app) {
  const packages = workspacePackages();
  const found = new Set([app]);
  for (const folder of found) {
    const { dependencies = {}, devDependencies = {} } = readManifest(folder);
    const names = Object.keys(dependencies);
    if (folder === app) names.push(...Object.keys(devDependencies).filter(isBuildTool));
    for (const name of names) {
      const other = packages.get(name);
      if (other) found.add(other);
    }
  }
  return [...found].map((folder) => path.relative(repository, folder));
}

/** @param {string} name */
const isBuildTool = (name) => name === '@tassis/build';

function workspacePackages() {
  const home = path.join(repository, 'packages');
  const folders = readdirSync(home).map((name) => path.join(home, name));
  const complete = folders.filter((folder) => existsSync(path.join(folder, 'package.json')));
  return new Map(complete.map((folder) => [readManifest(folder).name, folder]));
}

/**
 * @param {string} folder
 * @returns {{ name: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }}
 */
function readManifest(folder) {
  return parsed(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** The address of the CI run, as the usual services name it. @param {NodeJS.ProcessEnv} environment */
function runOf({ CI_RUN_URL, CI_JOB_URL, GITHUB_RUN_ID, ...rest }) {
  if (CI_RUN_URL) return CI_RUN_URL;
  if (CI_JOB_URL) return CI_JOB_URL; // GitLab
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = rest;
  return GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}

/** A CI run has a commit checked out, not a branch. @param {NodeJS.ProcessEnv} environment */
function branchOf({ CI_COMMIT_REF_NAME, GITHUB_HEAD_REF, GITHUB_REF_NAME }) {
  return GITHUB_HEAD_REF || GITHUB_REF_NAME || CI_COMMIT_REF_NAME;
}

/** Undefined where there is no Git, or no repository. @param {string} folder @param {string[]} words */
async function git(folder, words) {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', folder, ...words]);
    return stdout;
  } catch {
    return undefined;
  }
}

/** @param {string} app @param {string[]} changes */
function dirty(app, changes) {
  const [first, ...more] = changes;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  return new Failure(
    `${app} has changes that are not committed: ${first}${others}.`,
    'Commit them, or release them as they are: --dirty. The release is then shown as such.',
  );
}
