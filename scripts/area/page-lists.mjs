// @ts-check
import { storyPlace } from './story-place.mjs';

/** Matches one call of `routes` in the route table, on one line or several. */
const block = /^ {2}\.\.\.routes\(.*\),\n|^ {2}\.\.\.routes\([^]*?^ {2}\]?\),\n/gm;

/** Adds the addresses of a new area to the route table of the journeys. @param {string} table @param {import('../../packages/create-area/src/index.ts').NewArea} area */
export function addRows(table, { title, role, base }) {
  const name = `Tableau de bord – ${title}`;
  const rows = [
    [base, name, `${base}/dashboard`],
    [`${base}/dashboard`, name],
    [`${base}/nowhere`, name, `${base}/dashboard`],
  ].map((row) => `[${row.map((word) => `'${word}'`).join(', ')}]`);
  const added = `  ...routes(['${role}'], [${rows.join(', ')}]),\n`;
  return insertBefore('  // Any other path is the home page', table, added);
}

/** Removes the addresses below some mounts from it. @param {string} table @param {string[]} mounts */
export function dropRows(table, mounts) {
  return table.replaceAll(block, (rows) => {
    const addresses = [...rows.matchAll(/\[\s*'(\/[^']*)'/g)].map(([, address = '']) => address);
    const isOwn = addresses.every((address) => mounts.some((mount) => covers(mount, address)));
    return isOwn && addresses.length > 0 ? '' : rows;
  });
}

/** Adds the screens of a new area to the contents page of the Storybook. @param {string} contents @param {string} title the area's */
export function addScreens(contents, title) {
  const place = storyPlace(`Écrans/${title}/Tableau de bord`);
  const line = `\n#### [${title}](?path=/docs/${place}--documentation) Le tableau de bord de cet espace\n`;
  return insertBefore('\n</Index>', contents, line);
}

/** Removes stories from it. @param {string} contents @param {string[]} places the ids of their pages */
export function dropScreens(contents, places) {
  const pages = places.map((place) => `/docs/${place}--documentation`);
  return contents.replaceAll(/\n#### .*\n/g, (line) =>
    pages.some((page) => line.includes(page)) ? '' : line,
  );
}

/** @param {string} mount @param {string} address */
function covers(mount, address) {
  const base = mount.replace(/\/\*$/, '');
  return address === base || (mount !== base && address.startsWith(`${base}/`));
}

/** Inserts before the last line that starts so. @param {string} words @param {string} text @param {string} added */
function insertBefore(words, text, added) {
  const at = text.lastIndexOf(words);
  if (at === -1) throw new Error(`“${words.trim()}” is not where it was looked for`);
  return text.slice(0, at) + added + text.slice(at);
}
