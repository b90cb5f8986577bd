/** What a package brought, version by version, as its CHANGELOG.md says it. */
export type Versions = {
  /** The name of the package's folder. */
  name: string;
  /** The newest first. */
  versions: { version: string; text: string }[];
};

/** What a designer looks for first; areas follow by their names. */
const FIRST = ['design-system', 'views', 'dashboard', 'shell'];

/** Reads a CHANGELOG.md: each version is a heading of the second level. */
export function parseChangelog(path: string, file: string): Versions {
  const [, ...parts] = file.split(/^## /m);
  const versions = parts.map((part) => {
    const [version = '', ...lines] = part.split('\n');
    return { version: version.trim(), text: asOutline(lines.join('\n').trim()) };
  });
  return { name: path.split('/').at(-2) ?? '', versions };
}

/** Kinds of changes are one level below a version, which is one below its package. */
function asOutline(text: string): string {
  return text.replaceAll(/^### /gm, '#### ');
}

/** The shared packages first, then the areas; what has no version yet is left out. */
export function inOrder(all: readonly Versions[]): Versions[] {
  const place = ({ name }: Versions) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return all
    .filter(({ versions }) => versions.length > 0)
    .toSorted((one, other) => place(one) - place(other) || one.name.localeCompare(other.name));
}
