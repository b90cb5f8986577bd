// @ts-check
import { areaIds } from '../areas.mjs';

/** @typedef {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} Package */

/** A dependency of a package: its name, its range and its version. */
const dependency = /^ {6}'?([^\n']+)'?:\n {8}specifier: .+\n {8}version: .+\n/gm;

/**
 * Adds the package of a new area to `pnpm-lock.yaml`, with the versions that other areas have. Nothing is resolved again,
 * because that would also change the entries of other packages.
 * @param {string} lock @param {string} id @param {Package} wanted
 */
export function addToLock(lock, id, wanted) {
  const others = areaIds.map((each) => packageIn(lock, each)).join('');
  const present = new Map(
    [...others.matchAll(dependency)].map(([text, name = '']) => [name, text]),
  );
  const own = /** @type {const} */ (['dependencies', 'devDependencies']).map((kind) => {
    const names = Object.keys(wanted[kind]).toSorted();
    return `    ${kind}:\n${names.map((name) => present.get(name)).join('')}`;
  });
  const start = lock.indexOf('\nimporters:');
  const next = [...lock.slice(start).matchAll(/^ {2}(\S+):$/gm)].find(
    ([, name = '']) => name > `apps/${id}`,
  );
  const at = start + (next?.index ?? 0);
  return `${lock.slice(0, at)}  apps/${id}:\n${own.join('')}\n${lock.slice(at)}`;
}

/** Removes the package of an area from it. @param {string} lock @param {string} id */
export function dropFromLock(lock, id) {
  return lock.replace(packageIn(lock, id), '');
}

/** @param {string} lock @param {string} id */
function packageIn(lock, id) {
  const [text = ''] = new RegExp(`^ {2}apps/${id}:\\n(?: {4}.*\\n)+\\n`, 'm').exec(lock) ?? [];
  return text;
}
