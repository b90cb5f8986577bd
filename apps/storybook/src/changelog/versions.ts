/** The changes of a package by version, from its CHANGELOG.md. */
export type Versions = {
  /** The name of the package's folder. */
  name: string;
  /** The versions, newest first. */
  versions: { version: string; text: string }[];
};

/** What designers look for first; areas follow by name. */
const FIRST = ['design-system', 'views', 'dashboard', 'shell'];

/** Parses a CHANGELOG.md: each version has a heading of level 2. */
export function parseChangelog(path: string, file: string): Versions {
  const [, ...parts] = file.split(/^## /m);
  const versions = parts.map((part) => {
    const [version = '', ...lines] = part.split('\n');
    return { version: version.trim(), text: asOutline(lines.join('\n').trim()) };
  });
  return { name: path.split('/').at(-2) ?? '', versions };
}

/** Headings for the kinds of change are one level below a version's, which is one below its package's. */
function asOutline(text: string): string {
  return text.replaceAll(/^### /gm, '#### ');
}

/** The shared packages first, then the areas; packages without a version are left out. */
export function inOrder(all: readonly Versions[]): Versions[] {
  const place = ({ name }: Versions) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return all
    .filter(({ versions }) => versions.length > 0)
    .toSorted((one, other) => place(one) - place(other) || one.name.localeCompare(other.name));
}
