import { build, type InlineConfig } from 'vite';
import { getChunks, loadedWith, type Chunk } from './files-loaded-at-once.ts';

/**
 * The shell's scripts, and what is imported when each is needed. A module that several need lies in the first of them,
 * so that what the app itself has is nowhere else.
 */
const scripts = [
  { name: 'app', entries: /\/src\/main\.tsx$/ },
  { name: 'signed-in', entries: /\/frame\/signed-in\/|\/auth\/src\/messages\// },
  { name: 'sign-in', entries: /\/pages\/(?!account-)|\/auth\/src\/forms\// },
  { name: 'account', entries: /./ },
];

/** A group of the bundler's `codeSplitting`. */
interface Group {
  name: string;
  test: (id: string) => boolean;
}

/**
 * Parts the shell's modules into few scripts. Which of them a module belongs to only the bundler knows, after it has
 * seen through the packages' indexes; so it builds once without any groups.
 * @param config the shell's own, without groups
 */
export async function shellChunks(config: InlineConfig): Promise<Group[]> {
  const chunks = getChunks(await build({ ...config, build: { ...config.build, write: false } }));
  const scriptByModule = new Map<string, string>();
  for (const { name, entries } of scripts) {
    const loaded = chunks
      .filter(({ facadeModuleId }) => facadeModuleId && entries.test(facadeModuleId))
      .flatMap(({ fileName }) => loadedWith(fileName, chunks));
    for (const id of loaded.flatMap((file) => getModules(file, chunks))) {
      if (!scriptByModule.has(id)) scriptByModule.set(id, name);
    }
  }
  return scripts.map(({ name }) => ({ name, test: (id) => scriptByModule.get(id) === name }));
}

function getModules(file: string, chunks: readonly Chunk[]): readonly string[] {
  return chunks.find(({ fileName }) => fileName === file)?.moduleIds ?? [];
}
