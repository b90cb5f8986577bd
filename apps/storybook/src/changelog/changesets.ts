/** One thing that another team must know. */
export type Change = {
  packages: { name: string; bump: string }[];
  /** Markdown. */
  text: string;
};

/** Reads a changeset file; null when it is none (the folder's README). */
export function parseChangeset(file: string): Change | null {
  const [, head, text] = /^---\n(.*?)\n---\n+(.*)$/s.exec(file) ?? [];
  if (head === undefined || text === undefined) return null;
  const packages = [...head.matchAll(/^['"]?(@?[\w/-]+)['"]?:\s*(\w+)$/gm)].map(
    ([, name = '', bump = '']) => ({ name, bump }),
  );
  return { packages, text: text.trim() };
}

/** What asks something of a team comes first: breaking changes, then what is new, then corrections. */
export function mostDemandingFirst(changes: readonly Change[]): Change[] {
  return changes.toSorted((one, other) => demandOf(one) - demandOf(other));
}

function demandOf({ packages }: Change): number {
  return Math.min(...packages.map(({ bump }) => ORDER.indexOf(bump)));
}

const ORDER = ['major', 'minor', 'patch'];
