import { globSync } from 'node:fs';
import path from 'node:path';
import { areaIds, type AreaId } from './area-ids.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const apps = ['shell', ...areaIds];

/**
 * Names of CSS modules' classes in what is built: a letter of the app, the number of the file, the number of the
 * class in it. Short, since they stand all over every page; two apps in one page never share one, and the page a
 * server renders and the app that takes it over agree.
 */
export function shortClassNames(app: AreaId | 'shell') {
  const letter = String.fromCodePoint(0x61 + apps.indexOf(app));
  const files = moduleFiles(app);
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

/** The files an app may style itself with, always in the same order. */
function moduleFiles(app: string): string[] {
  const folders = [`apps/${app}/src`, 'packages/design-system/src', 'packages/*/src'];
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.module.css`, { cwd: repository }).toSorted(),
  );
  return [...new Set(files)];
}
