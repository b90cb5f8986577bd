// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRole, ROLES } from '../../packages/domain/src/access/roles.ts';
import { areaIds } from '../areas.mjs';
import { Failure } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import { repository } from '../toolchain.mjs';

/**
 * An area that is to be made.
 * @typedef {object} NewArea
 * @property {string} id
 * @property {string} title in French
 * @property {string} titleEn
 * @property {string} role who may enter
 * @property {string} base its base path
 * @property {string} letter of the names of its classes
 * @property {string} platformApi the version that the shell provides
 */

const usage =
  'pnpm new:area <id> [--title "Statistiques"] [--title-en "Statistics"] [--role admin] [--path /<id>]';

/** What the command line asks for, completed. @param {string[]} words @returns {NewArea} */
export function readNewArea(words) {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      'title-en': { type: 'string' },
      role: { type: 'string', default: 'admin' },
      path: { type: 'string' },
    },
  });
  const [id = ''] = positionals;
  const { role, path: base = `/${id}` } = values;
  const title = values.title ?? toName(id);
  const present = areaIds.map(readDescriptor);
  const letters = new Set(present.map(({ classLetter }) => classLetter));
  const letter = 'bcdefghijklmnopqrstuvwxyz'.split('').find((each) => !letters.has(each));
  refuse(!/^[a-z]+(?:-[a-z]+)*$/.test(id), 'An area has an id of small letters and hyphens.');
  refuse(isTaken(id), `There is a package @tassis/${id} already.`);
  refuse(!isRole(role), `There is no role ${role}; there are ${ROLES.join(', ')}.`);
  refuse(!/^(?:\/[a-z0-9-]+)+$/.test(base), 'A path begins with a slash and ends without one.');
  refuse(
    present.some(({ mounts }) => mounts.some((mount) => meets(mount, base))),
    `Another area mounts ${base}, or something below it.`,
  );
  if (!letter) throw new Failure('Every letter is the class letter of an area.');
  return {
    id,
    title: typographic(title),
    titleEn: typographic(values['title-en'] ?? title),
    role,
    base,
    letter,
    platformApi: platformApi(),
  };
}

/** @param {boolean} isWrong @param {string} message */
function refuse(isWrong, message) {
  if (isWrong) throw new Failure(message, usage);
}

/** 'partner-dashboard' → 'Partner dashboard' @param {string} id */
function toName(id) {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {string} text */
function typographic(text) {
  return text.replaceAll("'", '’');
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

/** What an area says of itself. @param {string} id */
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
