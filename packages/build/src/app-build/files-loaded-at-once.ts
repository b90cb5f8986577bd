import type { build } from 'vite';

/** The scripts of a build that its entry loads at once, the entry first. */
export function filesLoadedAtOnce(built: Awaited<ReturnType<typeof build>>): string[] {
  if (!('output' in built)) throw new Error('One output was expected of the merging build');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const importsOf = (name: string): readonly string[] =>
    chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
  const files = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  for (const file of files) {
    files.push(...importsOf(file).filter((imported) => !files.includes(imported)));
  }
  return files;
}
