import type { build, Rolldown } from 'vite';

/** A script of a build. */
export type Chunk = Rolldown.OutputChunk;

/** The scripts of a build. */
export function getChunks(built: Awaited<ReturnType<typeof build>>): Chunk[] {
  if (!('output' in built)) throw new Error('One output was expected');
  return built.output.filter((file) => file.type === 'chunk');
}

/** Returns a script and all its static imports, the script first. */
export function loadedWith(file: string, chunks: readonly Chunk[]): string[] {
  const files = [file];
  for (const each of files) {
    const imports = chunks.find(({ fileName }) => fileName === each)?.imports ?? [];
    files.push(...imports.filter((imported) => !files.includes(imported)));
  }
  return files;
}

/**
 * Returns the stylesheets of a build in the order in which a page must have them: those of a script's imports come before
 * its own, which may override them.
 */
export function stylesInOrder(chunks: readonly Chunk[]): string[] {
  const met = new Set<Chunk>();
  const styles = new Set<string>();
  const visit = (chunk: Chunk) => {
    if (met.has(chunk)) return;
    met.add(chunk);
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) visit(each);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const chunk of chunks.toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry)))
    visit(chunk);
  return [...styles];
}

/** Returns the scripts that the entry of a build loads at once, the entry first. */
export function filesLoadedAtOnce(chunks: readonly Chunk[]): string[] {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  return loadedWith(entry.fileName, chunks);
}

const page = /\/pages\/([a-z-]+)-page\.tsx$/;

/** Returns the scripts that each page of the shell loads at once, by path: `/login` is in `login-page.tsx`. */
export function filesOfPages(chunks: readonly Chunk[]): Record<string, string[]> {
  const start = filesLoadedAtOnce(chunks);
  const pages = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const name = page.exec(id)?.[1];
      if (name === undefined || start.includes(fileName)) return [];
      const files = [...start, ...loadedWith(fileName, chunks)];
      return [[`/${name}`, [...new Set(files)]] satisfies [string, string[]]];
    }),
  );
  return Object.fromEntries(pages);
}
