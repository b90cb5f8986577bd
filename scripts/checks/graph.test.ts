import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowedImports } from './allowed-imports.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const importPattern =
  /(?:from|import)\s*\(?\s*['"](@tassis\/[a-z-]+(?:\/[a-z-]+)?|\.{1,2}\/[^'"]+)['"]/g;

/** Names that only the federation's runtime and its plugin may use. */
const privateNames =
  /__FEDERATION__|__INSTANCES__|__GLOBAL_LOADING|__mf_module|__mf_init|shareScopeMap/;

function listSources(folder: string): string[] {
  return readdirSync(path.join(repository, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
    .map((file) => path.join(repository, folder, 'src', file));
}

function importsIn(text: string): string[] {
  return [...text.matchAll(importPattern)].flatMap((match) => match[1] ?? []);
}

/** The imports at run time; types do not count. */
function listRunningImports(file: string): string[] {
  return importsIn(readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;$/gm, ''));
}

const workspace = ['apps', 'packages'].flatMap((parent) =>
  readdirSync(path.join(repository, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, folder: `${parent}/${entry.name}` })),
);

const modules = workspace.flatMap(({ name, folder }) =>
  listSources(folder).map((file) => {
    const text = readFileSync(file, 'utf8');
    return { name, folder, file, imports: importsIn(text), intrudes: privateNames.test(text) };
  }),
);

describe('who may import whom', () => {
  it('reads all packages', () => {
    expect(modules.length).toBeGreaterThan(150);
    expect(Object.keys(allowedImports).toSorted()).toEqual(
      workspace.map(({ name }) => name).toSorted(),
    );
  });

  it.each(workspace)('$name imports only what the table allows', ({ name }) => {
    const allowed = allowedImports[name] ?? [];
    const wrong = modules
      .filter((module) => module.name === name)
      .flatMap(({ file, imports }) =>
        imports
          .filter((target) => target.startsWith('@tassis/'))
          .filter((target) => !isAllowed(target, [name, ...allowed], file))
          .map((target) => `${path.relative(repository, file)} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('no module reaches into another package by a relative path', () => {
    const wrong = modules.flatMap(({ folder, file, imports }) =>
      imports
        .filter((target) => target.startsWith('.'))
        .map((target) => path.resolve(path.dirname(file), target))
        .filter((target) => !target.startsWith(path.join(repository, folder) + path.sep))
        .map(
          (target) => `${path.relative(repository, file)} → ${path.relative(repository, target)}`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('a feature never imports a feature, and nothing imports a route', () => {
    const wrong = modules.flatMap(({ folder, file, imports }) =>
      imports
        .filter((target) => target.startsWith('.'))
        .map((target) => ({
          from: getLayer(folder, file),
          to: getLayer(folder, path.resolve(path.dirname(file), target)),
        }))
        .filter(({ from, to }) => breaksLayers(from, to))
        .map(({ from, to }) => `${folder}: ${from} → ${to}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('no source or test reads a private name of the federation', () => {
  const others = globSync('{e2e,benchmarks,scripts}/**/*.{ts,mjs}', {
    cwd: repository,
    exclude: (name) => name === 'node_modules' || name === 'graph.test.ts',
  }).map((file) => path.join(repository, file));
  const intruders = [
    ...modules.filter(({ intrudes }) => intrudes).map(({ file }) => file),
    ...others.filter((file) => privateNames.test(readFileSync(file, 'utf8'))),
  ];
  expect(others.length).toBeGreaterThan(300);
  expect(intruders).toEqual([]);
});

function isAllowed(target: string, allowed: readonly string[], file: string): boolean {
  const rest = target.slice('@tassis/'.length);
  const testOnly =
    /\.test\.tsx?$|\.stories\.tsx$|\/testing\//.test(file) && /^(?:testing|build)\b/.test(rest);
  return testOnly || allowed.some((name) => rest === name || rest.startsWith(`${name}/`));
}

/** `features/<name>`, `routes` or '' for a module of an app. */
function getLayer(folder: string, file: string): string {
  const [first, second] = path.relative(path.join(repository, folder, 'src'), file).split(path.sep);
  if (first === 'features') return `features/${second ?? ''}`;
  return first === 'routes' ? 'routes' : '';
}

function breaksLayers(from: string, to: string): boolean {
  if (to === 'routes') return from !== 'routes' && from !== '';
  return to.startsWith('features/') && from.startsWith('features/') && from !== to;
}

describe('the design system', () => {
  it('imports its only stateful part, the host, by its public name', () => {
    const root = path.join(repository, 'packages/design-system/src');
    const host = modules.filter(({ file }) => file.startsWith(path.join(root, 'host')));
    const copied = modules
      .filter(({ file }) => file.startsWith(root) && !host.some((inside) => inside.file === file))
      .filter(({ file }) => !/\.test\.tsx?$/.test(file))
      .flatMap(({ file }) =>
        listRunningImports(file).map((target) => path.resolve(path.dirname(file), target)),
      )
      .filter((target) => host.some(({ file }) => file === target && isStateful(target)));
    expect(host.length).toBeGreaterThan(2);
    expect(copied).toEqual([]);
  });
});

/** State is in module variables and contexts; a pure component may be bundled twice. */
function isStateful(file: string): boolean {
  return /^(?:let|var) |createContext|createStore|new Map|new Set/m.test(
    readFileSync(file, 'utf8'),
  );
}
