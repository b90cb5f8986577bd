// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parsed } from '../parsed.mjs';
import { repository, run } from '../toolchain.mjs';
import { addToLock, dropFromLock } from './lock.mjs';
import { addOwner, dropOwner } from './owners.mjs';
import { addRows, addScreens, dropRows, dropScreens } from './page-lists.mjs';
import { findStoryPlace } from './story-place.mjs';

const lock = path.join(repository, 'pnpm-lock.yaml');
/** The two lists outside of an area's folder that name its pages. */
const routeTable = path.join(repository, 'e2e/routes/route-table.ts');
const contents = path.join(repository, 'apps/storybook/docs/sommaire.mdx');
const owners = path.join(repository, '.github/CODEOWNERS');

/** Registers a new area in the files outside of its folder. @param {import('../../packages/create-area/src/index.ts').NewArea} area @param {string} folder */
export async function register(area, folder) {
  /** @type {import('./lock.mjs').Package} */
  const wanted = parsed(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  change(lock, (text) => addToLock(text, area.id, wanted));
  change(routeTable, (table) => addRows(table, area));
  change(contents, (text) => addScreens(text, area.title));
  change(owners, (text) => addOwner(text, area.id));
  await run('oxfmt', [folder, routeTable]);
  await installLocked();
}

/** Removes an area from these files. @param {string} id @param {string} folder where it still is */
export function unregister(id, folder) {
  /** @type {{ mounts: string[] }} */
  const { mounts } = parsed(readFileSync(path.join(folder, 'area.json'), 'utf8'));
  const places = placesIn(path.join(folder, 'src'));
  change(lock, (text) => dropFromLock(text, id));
  change(routeTable, (table) => dropRows(table, mounts));
  change(contents, (text) => dropScreens(text, places));
  change(owners, (text) => dropOwner(text, id));
}

/** Installs what the lockfile says. */
export async function installLocked() {
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
}

/** The ids of the stories' pages in a folder. @param {string} folder @returns {string[]} */
function placesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => findStoryPlace(text) ?? []);
}

/** @param {string} file @param {(text: string) => string} by */
function change(file, by) {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}
