import { globSync } from 'node:fs';
import path from 'node:path';
import { findOwnPackages } from './own-packages.ts';

/** The first letter of the shell's class names; an area has its own in `area.json`. */
export const SHELL_LETTER = 'a';

/**
 * Names the classes of CSS modules in builds: the app's prefix, the number of the file, the number of the class in it. They are
 * short, because every page repeats them; unique among the apps of a page; and the same on the server and in the app that
 * hydrates the page.
 * @param classPrefix a prefix that no other app has
 * @param folder the app's folder
 */
export function shortClassNames(classPrefix: string, folder: string) {
  const files = moduleFiles(folder);
  const classes = new Map<string, string[]>();
  return {
    modules: {
      generateScopedName: (name: string, id: string): string => {
        const file = id.replace(/\?.*$/, '');
        const index = files.indexOf(file);
        if (index === -1)
          throw new Error(`${file} is no CSS module of this app or of a package that it uses`);
        const known = classes.get(file) ?? [];
        classes.set(file, known.includes(name) ? known : [...known, name]);
        const number = (classes.get(file) ?? []).indexOf(name);
        return `${classPrefix}${index.toString(36)}_${number.toString(36)}`;
      },
    },
  };
}

/** The CSS modules that an app may use, in a fixed order. */
function moduleFiles(folder: string): string[] {
  const sources = [
    path.join(folder, 'src'),
    ...findOwnPackages(folder).map(({ source }) => source),
  ];
  return sources.flatMap((cwd) =>
    globSync('**/*.module.css', { cwd })
      .toSorted()
      .map((file) => path.join(cwd, file)),
  );
}
