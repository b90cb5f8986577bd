import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compareVersions } from 'compare-versions';
import { parsed } from '../../parsed.mjs';
import { environment, repository } from '../../toolchain.mjs';
import { findSources, type UsingArea } from './areas-of-platform.ts';
import { entryPoints, publishedFolder } from './contract-files.ts';
import { accepts } from './judge-area.ts';

/** It imports the platform itself, and the shell provides it in the same version. */
const withThePlatform = 'packages/auth/';

/**
 * Type-checks the areas that accept a published version of the platform against its types.
 * @param versions all versions that an area may require: the published ones and the next
 * @returns a sentence for each error, with what the area must require
 */
export async function typeCheckAreas(
  areas: readonly UsingArea[],
  version: string,
  versions: readonly string[],
): Promise<string[]> {
  const accepting = areas.filter(({ requires }) => accepts(requires, version));
  if (accepting.length === 0) return [];
  const newer = versions
    .filter((other) => compareVersions(other, version) > 0)
    .toSorted(compareVersions);
  const instead = newer[0] ? `Require "^${newer[0]}", or do without.` : 'Do without it.';
  const errors = await compile(accepting, version);
  return errors.flatMap(({ file, text }) =>
    concernedBy(accepting, file).map(
      ({ id, requires }) =>
        `${id} requires the platform "${requires}", and does not go with ${version}: ${text}. ${instead}`,
    ),
  );
}

interface Mistake {
  /** Relative to the repository. */
  file: string;
  text: string;
}

async function compile(areas: readonly UsingArea[], version: string): Promise<Mistake[]> {
  const folder = path.join(repository, 'node_modules/.cache/contract');
  await mkdir(folder, { recursive: true });
  const project = path.join(folder, `areas-on-${version}.json`);
  const paths = Object.fromEntries(
    entryPoints.map(({ specifier, file }) => [
      specifier,
      [path.join(publishedFolder, version, file)],
    ]),
  );
  const files = areas.flatMap((area) =>
    findSources(area).map((file) => path.join(area.folder, file)),
  );
  const config = {
    extends: path.join(repository, 'tsconfig.browser.json'),
    compilerOptions: { paths },
    files,
  };
  await writeFile(project, JSON.stringify(config));
  return readErrors(await runCompiler(project));
}

/** Its output, also when it found errors. */
function runCompiler(project: string): Promise<string> {
  const options = { cwd: repository, env: environment(), maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    execFile('tsc', ['--project', project, '--pretty', 'false'], options, (error, output) => {
      if (error && output === '') reject(error);
      else resolve(output);
    });
  });
}

function readErrors(output: string): Mistake[] {
  return output.split('\n').flatMap((line) => {
    const [, file = '', at = '', text = ''] = /^(\S.*?)\((\d+),\d+\): error (.*)$/.exec(line) ?? [];
    return file ? [{ file, text: `${file}:${at} ${text.replace(/\.$/, '')}` }] : [];
  });
}

/** The area of a file; for a file of a package the areas that contain it. */
function concernedBy(areas: readonly UsingArea[], file: string): readonly UsingArea[] {
  if (file.startsWith(withThePlatform)) return [];
  const within = areas.filter(({ folder }) =>
    path.resolve(repository, file).startsWith(folder + path.sep),
  );
  const [, name] = /^packages\/([^/]+)\//.exec(file) ?? [];
  return name ? areas.filter((area) => isBuiltWith(area, name)) : within;
}

function isBuiltWith({ folder }: UsingArea, name: string): boolean {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = parsed(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return `@tassis/${name}` in dependencies;
}
