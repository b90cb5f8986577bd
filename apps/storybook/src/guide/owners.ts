/** The team that a file belongs to, by the lines of CODEOWNERS: of those that match it the last one counts. Throws where none does. */
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

/** The path within the repository, of what Storybook calls a file from its own folder: `../../packages/forms/src/form.stories.tsx`. */
export const toRepositoryPath = (importPath: string) =>
  importPath
    .replace(/^(?:\.\/)?(?:\.\.\/)+(?=apps\/|packages\/)/u, '')
    .replace(/^(?:\.\/)?\.\.\//u, 'apps/');
