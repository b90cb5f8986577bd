/** The team that owns a file by CODEOWNERS, whose last matching line counts. Throws when no line matches. */
export function findOwner(codeowners: string, file: string): string {
  const lines = codeowners.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const owned = lines.findLast((line) => {
    const [place = ''] = line.split(' ');
    return place === '*' || `/${file}`.startsWith(place);
  });
  const team = /^\S+ @tassis\/(?<team>[a-z-]+)$/u.exec(owned ?? '')?.groups?.['team'];
  if (team === undefined) throw new Error(`CODEOWNERS names no team for ${file}`);
  return team;
}

/** The path in the repository of a file that Storybook names relative to its folder: `../../packages/forms/src/form.stories.tsx`. */
export const toRepositoryPath = (importPath: string) =>
  importPath
    .replace(/^(?:\.\/)?(?:\.\.\/)+(?=apps\/|packages\/)/u, '')
    .replace(/^(?:\.\/)?\.\.\//u, 'apps/');
