import { build, type InlineConfig } from 'vite';
import { getChunks, loadedWith, type Chunk } from './files-loaded-at-once.ts';

/** The script of the developer panel, which has its own stylesheet. */
export const PANEL = 'releases';

/**
 * The shell's scripts and their entry modules. A module that several scripts need is in the first of them, so that no
 * script repeats a module of the app. What counts vitals is in none of them: it shares nothing, so that the bundler gives it a script that
 * needs no other.
 */
const scripts = [
  { name: 'app', entries: /\/src\/main\.tsx$/ },
  { name: 'signed-in', entries: /\/frame\/signed-in\/|\/auth\/src\/messages\// },
  {
    name: 'sign-in',
    entries:
      /\/pages\/(?!account-|releases-)|\/auth\/src\/(?:forms|signing-in)\/|\/frame\/subscribe\.ts$/,
  },
  { name: 'account', entries: /^(?!.*\/(?:pages\/releases-|vitals\/))/ },
  { name: PANEL, entries: /\/pages\/releases-/ },
];

/** The scripts by name, each after those that it imports; the first is the entry's own. */
export const SCRIPTS: readonly string[] = scripts.map(({ name }) => name);

/** A group of the bundler's `codeSplitting`. */
interface Group {
  name: string;
  test: (id: string) => boolean;
}

/**
 * Groups the shell's modules into few scripts. Only the bundler knows which modules a script needs, after it has
 * resolved the packages' index files, so this builds once without groups.
 * @param config the shell's configuration without groups
 */
export async function shellChunks(config: InlineConfig): Promise<Group[]> {
  const chunks = getChunks(
    await build({ ...config, build: { ...config.build, write: false, sourcemap: false } }),
  );
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
