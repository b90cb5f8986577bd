// @ts-check
import { areaIds } from '../areas.mjs';
import { Failure } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import { run } from '../toolchain.mjs';

/**
 * What a change reaches, according to the task graph.
 * @typedef {object} Affected
 * @property {string} base the commit that the tree is compared with
 * @property {string[]} released areas, and the shell: a release puts them on the site
 * @property {string[]} restarted `api` and `edge`: programs, which take effect by a restart
 * @property {{ name: string, reaches: string[] }[]} shared packages with a changed built file, and the apps that contain them
 * @property {string[]} stories folders whose stories the change reaches
 * @property {string[]} packages all packages that the change reaches, also by their tests only
 * @property {string} [everything] the file that is an input of every task, if it is one
 */

/**
 * @typedef {{ name: string, package: { name: string, path: string, allDependents?: { items: { name: string }[] } }, reason: { __typename: string, filePath?: string } }} Task
 * @typedef {{ data?: { built: { items: Task[] }, shown: { items: Task[] } }, errors?: unknown }} Answer
 */

const query = (/** @type {string} */ base) => `query {
  built: affectedTasks(base: "${base}", tasks: ["build"]) {
    items { name package { name path allDependents { items { name } } } ${reason} }
  }
  shown: affectedTasks(base: "${base}", tasks: ["stories"]) { items { name package { name path } ${reason} } }
}`;
const reason =
  'reason { __typename ... on TaskFileChanged { filePath } ... on TaskGlobalFileChanged { filePath } }';

/** Finds what is reached by the changes since `base`, uncommitted ones included. @param {string} [base] a commit; main by default @returns {Promise<Affected>} */
export async function readAffected(base = process.env['TURBO_SCM_BASE']) {
  const commit = await findBase(base);
  /** @type {Answer} */
  const { data } = parsed(await run('turbo', ['query', query(commit)], { quiet: true }));
  if (!data) throw new Failure('The task runner did not say what the change reaches.');
  const built = reached(data.built.items, 'build');
  const shown = reached(data.shown.items, 'stories');
  const names = new Set(built.map(shortName));
  const apps = ['shell', ...areaIds, 'api', 'edge'].filter((app) => names.has(app));
  const shared = built
    .filter((task) => task.reason.__typename === 'TaskFileChanged')
    .filter((task) => task.package.path.startsWith('packages/'));
  const whole = built.find((task) => task.reason.__typename === 'TaskGlobalFileChanged');
  return {
    base: commit,
    released: apps.filter((app) => !isProgram(app)),
    restarted: apps.filter(isProgram),
    shared: shared.map((task) => {
      const dependents = task.package.allDependents?.items.map(({ name }) => withoutScope(name));
      return { name: shortName(task), reaches: apps.filter((app) => dependents?.includes(app)) };
    }),
    stories: shown
      .map((task) => task.package.path)
      .filter((path) => /^(?:apps|packages)\//.test(path)),
    packages: shown.map(shortName),
    ...(whole?.reason.filePath !== undefined && { everything: whole.reason.filePath }),
  };
}

/**
 * The tasks of this name that the change reaches. The answer also has those that others wait for, without a reason; an app is
 * never among these.
 * @param {Task[]} tasks @param {string} name
 */
function reached(tasks, name) {
  return tasks.filter(
    (task) =>
      task.name === name &&
      (task.reason.__typename !== 'TaskAllChanged' || task.package.path.startsWith('apps/')),
  );
}

/** @param {Task} task */
function shortName(task) {
  return withoutScope(task.package.name);
}

/** @param {string} name */
function withoutScope(name) {
  return name.replace('@tassis/', '');
}

/** @param {string} app */
function isProgram(app) {
  return app === 'api' || app === 'edge';
}

/** The commit at which the branch left the base. @param {string} [named] */
async function findBase(named) {
  for (const ref of named ? [named] : ['main', 'origin/main']) {
    const commit = await run('git', ['merge-base', ref, 'HEAD'], { quiet: true }).catch(() => '');
    if (commit) return commit.trim();
  }
  throw new Failure(
    `There is no ${named ?? 'main'} to compare with.`,
    'Name a commit: --base <commit>. A shallow clone has none: git fetch --unshallow',
  );
}
