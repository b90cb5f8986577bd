import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The layers of the API: routes call services, services repositories, repositories the database. A type import counts
 * between layers only, because it does not exist at run time; tests may import everything. `queries.test.ts` checks that
 * only repositories use tables, and the linter's `import/no-cycle` that no files import each other in a circle, type
 * imports aside.
 */
const root = path.resolve(import.meta.dirname, '../../apps/api/src');
const importPattern = /^(?:import|export) (?:([^;']*?)from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;
const onlyTypes = /^type\b|^\{(?:\s*type [\w\s]+,?)+\s*\}\s*$/;

/** The imports of a file: those at run time, or those of types only. */
function findImports(file: string, what: 'code' | 'types' = 'code'): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(importPattern)]
    .filter(([, names = '']) => onlyTypes.test(names) === (what === 'types'))
    .map(([, , target, asked]) => path.join(path.dirname(file), target ?? asked ?? ''));
}

const imports = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(file))
    .map((file) => [file, findImports(file)]),
);

/** All imports that `isWrong` matches, one per line. */
function importsThat(isWrong: (from: string, to: string) => boolean): string[] {
  return [...imports].flatMap(([from, targets]) =>
    targets.filter((to) => isWrong(from, to)).map((to) => `${from} → ${to}`),
  );
}

const layers = ['database', 'repository', 'service', 'routes'] as const;

/** The index of a file's layer; −1 for a file without a layer, which several layers use. */
function getLayer(file: string): number {
  if (file.startsWith('database/')) return layers.indexOf('database');
  return layers.findIndex((layer) => file.endsWith(`.${layer}.ts`));
}

/** Everything that a file imports at run time, directly or indirectly. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  for (const target of imports.get(file) ?? []) {
    if (reached.has(target)) continue;
    reached.add(target);
    reachedFrom(target, reached);
  }
  return reached;
}

/** The entry points of programs: the start, its demo data, the jobs, the commands. */
const startUp = /^(?:admin|backup|production|seed|start|workers)\/|^(?:app|launcher|main)\.ts$/;

/** `mail`, `modules/bills`; null for a file outside of these folders. */
function findFolder(file: string): string | null {
  const [first = '', second = '', third] = file.split('/');
  if (first === 'modules') return third === undefined ? null : `${first}/${second}`;
  return second === '' ? null : first;
}

/** `modules/orders/edit`; null for a file outside the folders of a module. */
function findModuleFolder(file: string): string | null {
  const folder = path.dirname(file);
  return /^modules\/[^/]+\/[^/]+$/.test(folder) ? folder : null;
}

/** Folders that import each other; `toFolder` returns the folder of a file. */
function findPairs(toFolder: (file: string) => string | null): string[] {
  const ways = new Set(
    [...imports].flatMap(([from, targets]) =>
      targets.map((to) => [toFolder(from), toFolder(to)]).map(([a, b]) => `${a} ${b}`),
    ),
  );
  return [...ways]
    .map((way) => way.split(' '))
    .filter(([a = '', b = '']) => a < b && ways.has(`${b} ${a}`))
    .map((pair) => pair.join(' ↔ '))
    .filter((pair) => !pair.includes('null'))
    .toSorted();
}

describe('the layers of the API', () => {
  it('are found in its files', () => {
    const heights = [...imports.keys()].map(getLayer);
    for (const [height] of layers.entries()) {
      expect(heights.filter((each) => each === height).length).toBeGreaterThan(30);
    }
    expect([...imports.values()].flat().filter((target) => !imports.has(target))).toEqual([]);
  });

  it('import downwards only, also through other files', () => {
    const wrong = [...imports.keys()].flatMap((from) => {
      const height = getLayer(from);
      const higher = [...reachedFrom(from)].filter((to) => getLayer(to) > height);
      return height === -1 ? [] : higher.map((to) => `${from} → … → ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it('import their types from lower layers, too', () => {
    const types = [...imports.keys()].flatMap((from) =>
      findImports(from, 'types').map((to) => ({ from, to })),
    );
    expect(types.filter(({ from }) => getLayer(from) !== -1).length).toBeGreaterThan(300);
    const wrong = types.filter(
      ({ from, to }) => getLayer(from) !== -1 && getLayer(to) > getLayer(from),
    );
    expect(wrong).toEqual([]);
  });

  it('only the list of all modules imports routes', () => {
    const list = 'modules/index.ts';
    expect(importsThat((from, to) => to.endsWith('.routes.ts') && from !== list)).toEqual([]);
  });

  it('entry points import them, and they never import an entry point', () => {
    expect(importsThat((from, to) => startUp.test(to) && !startUp.test(from))).toEqual([]);
  });

  it('two folders never import each other', () => {
    expect([...imports.keys()].map(findFolder)).toContain('modules/bills');
    expect(findPairs(findFolder)).toEqual([]);
  });

  it('two folders of one module never import each other', () => {
    expect([...imports.keys()].map(findModuleFolder)).toContain('modules/orders/edit');
    expect(findPairs(findModuleFolder)).toEqual([]);
  });
});
