// @ts-check
// What a package's CHANGELOG.md says of a changeset: its text without the paragraph for designers, who read the Storybook's journal.

/** @param {string} text */
const withoutFrench = (text) =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.startsWith('fr: '))
    .join('\n\n');

/** @param {{ summary: string }} changeset */
export function getReleaseLine({ summary }) {
  return `- ${withoutFrench(summary).trim().replaceAll('\n', '\n  ')}`;
}

/**
 * @param {object[]} _changesets
 * @param {{ name: string, newVersion: string }[]} updated
 */
export function getDependencyReleaseLine(_changesets, updated) {
  if (updated.length === 0) return '';
  return `- With ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`;
}
