import { globSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');

/** An app of a page: its folder in `apps`, and the letter that the names of its classes begin with. */
export interface ClassNameOwner {
  id: string;
  letter: string;
}

/** The shell's letter; an area has its own in `area.json`. */
export const shellClasses: ClassNameOwner = { id: 'shell', letter: 'a' };

/**
 * Names the classes of CSS modules in builds: the app's letter, the file's number, the class's number in it. They are
 * short, because every page repeats them; unique among the apps of a page; and the same in the server's page and in
 * the app that hydrates it.
 */
export function shortClassNames({ id, letter }: ClassNameOwner) {
  const files = moduleFiles(id);
  const classes = new Map<string, string[]>();
  return {
    modules: {
      generateScopedName: (name: string, file: string): string => {
        const place = files.indexOf(path.relative(repository, file.replace(/\?.*$/, '')));
        if (place === -1) throw new Error(`${file} is no CSS module of this house`);
        const known = classes.get(file) ?? [];
        classes.set(file, known.includes(name) ? known : [...known, name]);
        const number = (classes.get(file) ?? []).indexOf(name);
        return `${letter}${place.toString(36)}_${number.toString(36)}`;
      },
    },
  };
}

/** The style sheets that an app may use, in a fixed order. */
function moduleFiles(app: string): string[] {
  const folders = [`apps/${app}/src`, 'packages/design-system/src', 'packages/*/src'];
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.module.css`, { cwd: repository }).toSorted(),
  );
  return [...new Set(files)];
}
