// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAreaWords, WrongWords } from '../../packages/create-area/src/index.ts';
import { ROLES } from '../../packages/domain/src/access/roles.ts';
import { areaIds } from '../areas.mjs';
import { Failure } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import { repository } from '../toolchain.mjs';

const usage =
  'pnpm new:area <id> [--title "Statistiques"] [--title-en "Statistics"] [--role admin] [--path /<id>] [--outside <folder> --package @my-team/<id> [--packages <folder with .tgz>]]';

/** @typedef {ReturnType<typeof readAreaWords> & { platformApi: string }} AskedArea */

/** Completes and checks the options of the command line. @param {string[]} words @returns {AskedArea} */
export function readNewArea(words) {
  const area = understood(() => readAreaWords(words, ROLES));
  return { ...area, platformApi: platformApi() };
}

/** The description of a new area in the workspace. @param {AskedArea} area @returns {import('../../packages/create-area/src/index.ts').InsideArea} */
export function readInsideArea({
  outside: _outside,
  packageName: _name,
  packages: _packages,
  ...area
}) {
  const { id, base } = area;
  const present = areaIds.map(readDescriptor);
  const letters = new Set(present.map(({ classLetter }) => classLetter));
  const letter = 'bcdefghijklmnopqrstuvwxyz'.split('').find((each) => !letters.has(each));
  refuse(isTaken(id), `There is a package @tassis/${id} already.`);
  refuse(
    present.some(({ mounts }) => mounts.some((mount) => meets(mount, base))),
    `Another area mounts ${base}, or something below it.`,
  );
  if (!letter) throw new Failure('Every letter is the class letter of an area.');
  return { ...area, letter };
}

/**
 * @template Made
 * @param {() => Made} make
 */
export function understood(make) {
  try {
    return make();
  } catch (error) {
    throw error instanceof WrongWords ? new Failure(error.message, usage) : error;
  }
}

/** @param {boolean} isWrong @param {string} message */
function refuse(isWrong, message) {
  if (isWrong) throw new Failure(message, usage);
}

/** @param {string} mount @param {string} base */
function meets(mount, base) {
  const other = mount.replace(/\/\*$/, '');
  return (
    other === base ||
    other.startsWith(`${base}/`) ||
    (mount.endsWith('/*') && base.startsWith(`${other}/`))
  );
}

/** @param {string} id */
function isTaken(id) {
  return ['apps', 'packages'].some((parent) =>
    existsSync(path.join(repository, parent, id, 'package.json')),
  );
}

/** The descriptor of an area. @param {string} id */
function readDescriptor(id) {
  const text = readFileSync(path.join(repository, 'apps', id, 'area.json'), 'utf8');
  /** @type {{ mounts: string[], classLetter?: string }} */
  const descriptor = parsed(text);
  return descriptor;
}

/** The version of the platform that the shell provides. */
function platformApi() {
  const text = readFileSync(path.join(repository, 'apps/shell/shell.json'), 'utf8');
  /** @type {{ platformApi: string }} */
  const shell = parsed(text);
  return shell.platformApi;
}
