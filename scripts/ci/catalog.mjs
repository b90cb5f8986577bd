// @ts-check
/** @typedef {{ current: string, latest: string, isDeprecated: boolean }} Outdated what `pnpm outdated --format json` says of a package */
/** @typedef {{ name: string, from: string, to: string }} Update */

/**
 * The newest versions that promise to be compatible: of the same major, below 1.0 of the same minor. Others are a change
 * of their own, made by a person who reads what they ask for.
 * @param {Readonly<Record<string, Outdated>>} outdated by name, `name@version` or `name@version (dev)`
 * @returns {{ updates: Update[], byHand: Update[] }}
 */
export function chooseUpdates(outdated) {
  /** @type {Map<string, Update>} */
  const all = new Map();
  for (const [key, { current, latest, isDeprecated }] of Object.entries(outdated)) {
    const name = key.replace(/(?<=.)@.*$/, '');
    if (current !== latest && !isDeprecated) all.set(name, { name, from: current, to: latest });
  }
  const found = [...all.values()];
  return {
    updates: found.filter(({ from, to }) => line(from) === line(to)),
    byHand: found.filter(({ from, to }) => line(from) !== line(to)),
  };
}

/**
 * The text of `pnpm-workspace.yaml` with other versions in its catalog.
 * @param {string} text @param {readonly Update[]} updates
 */
export function writeCatalog(text, updates) {
  const lines = text.split('\n');
  for (const { name, from, to } of updates) {
    const place = lines.findIndex(
      (each) => each === `  ${name}: ${from}` || each === `  '${name}': ${from}`,
    );
    if (place === -1) throw new Error(`The catalog has no ${name} ${from}.`);
    lines[place] = lines[place]?.replace(from, to) ?? '';
  }
  return lines.join('\n');
}

/** What a compatible version has in common. @param {string} version */
function line(version) {
  const [major = '', minor = ''] = version.split('.');
  // A trial version has no line: the next one may be anything.
  if (version.includes('-')) return version;
  return major === '0' ? `0.${minor}` : major;
}
