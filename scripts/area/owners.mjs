// @ts-check

const heading = '# Areas\n';

/** Adds the line of a new area to CODEOWNERS; its team is named after it. @param {string} owners @param {string} id */
export function addOwner(owners, id) {
  const [before = '', rest] = owners.split(heading);
  if (rest === undefined) throw new Error(`“${heading.trim()}” is not where it was looked for`);
  const [areas = '', ...others] = rest.split('\n\n');
  const lines = [...areas.trim().split('\n'), ownerLine(id)].toSorted();
  return before + heading + [lines.join('\n'), ...others].join('\n\n');
}

/** Removes the line of an area. @param {string} owners @param {string} id */
export function dropOwner(owners, id) {
  return owners.replace(new RegExp(`^/apps/${id}/ .*\n`, 'm'), '');
}

/** @param {string} id */
function ownerLine(id) {
  return `/apps/${id}/ @tassis/${id}`;
}
