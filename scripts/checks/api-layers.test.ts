import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * How the API hangs together: routes call services, services repositories, repositories the database. What is imported
 * as a type counts between the layers only, because it is gone when the code runs; tests may import everything. That
 * only repositories speak to tables is held by `queries.test.ts`, that no files import each other in a circle by the
 * linter's `import/no-cycle`, which leaves types out too.
 */
const root = path.resolve(import.meta.dirname, '../../apps/api/src');
const importPattern = /^(?:import|export) (?:([^;']*?)from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;
const onlyTypes = /^type\b|^\{(?:\s*type [\w\s]+,?)+\s*\}\s*$/;

/** What a file imports: what runs with it, or only its types. */
function importsOf(file: string, what: 'code' | 'types' = 'code'): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(importPattern)]
    .filter(([, names = '']) => onlyTypes.test(names) === (what === 'types'))
    .map(([, , target, asked]) => path.join(path.dirname(file), target ?? asked ?? ''));
}

const imports = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(file))
    .map((file) => [file, importsOf(file)]),
);

/** All imports that `isWrong` finds wrong, a line each. */
function importsThat(isWrong: (from: string, to: string) => boolean): string[] {
  return [...imports].flatMap(([from, targets]) =>
    targets.filter((to) => isWrong(from, to)).map((to) => `${from} → ${to}`),
  );
}

const layers = ['database', 'repository', 'service', 'routes'] as const;

/** The height of a file's layer; −1: it stands in none, as what several layers use. */
function heightOf(file: string): number {
  if (file.startsWith('database/')) return layers.indexOf('database');
  return layers.findIndex((layer) => file.endsWith(`.${layer}.ts`));
}

/** Everything that runs with a file, by however many imports. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  for (const target of imports.get(file) ?? []) {
    if (reached.has(target)) continue;
    reached.add(target);
    reachedFrom(target, reached);
  }
  return reached;
}

/** Where programs begin, and what they begin with: a start, its demo data, the jobs, the commands. */
const startUp = /^(?:admin|backup|production|seed|start|workers)\/|^(?:app|launcher|main)\.ts$/;

/** `mail`, `modules/bills`; null for a file that stands in none. */
function roomOf(file: string): string | null {
  const [first = '', second = '', third] = file.split('/');
  if (first === 'modules') return third === undefined ? null : `${first}/${second}`;
  return second === '' ? null : first;
}

/** `modules/orders/edit`; null for a file outside the folders of a module. */
function innerRoomOf(file: string): string | null {
  const folder = path.dirname(file);
  return /^modules\/[^/]+\/[^/]+$/.test(folder) ? folder : null;
}

/** Folders that import each other; a folder is what `findRoom` says of a file. */
function pairsOf(findRoom: (file: string) => string | null): string[] {
  const ways = new Set(
    [...imports].flatMap(([from, targets]) =>
      targets.map((to) => [findRoom(from), findRoom(to)]).map(([a, b]) => `${a} ${b}`),
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
    const heights = [...imports.keys()].map(heightOf);
    for (const [height] of layers.entries()) {
      expect(heights.filter((each) => each === height).length).toBeGreaterThan(30);
    }
    expect([...imports.values()].flat().filter((target) => !imports.has(target))).toEqual([]);
  });

  it('import downwards only, through other files too', () => {
    const wrong = [...imports.keys()].flatMap((from) => {
      const height = heightOf(from);
      const higher = [...reachedFrom(from)].filter((to) => heightOf(to) > height);
      return height === -1 ? [] : higher.map((to) => `${from} → … → ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it('take their types from below, too', () => {
    const types = [...imports.keys()].flatMap((from) =>
      importsOf(from, 'types').map((to) => ({ from, to })),
    );
    expect(types.filter(({ from }) => heightOf(from) !== -1).length).toBeGreaterThan(300);
    const wrong = types.filter(
      ({ from, to }) => heightOf(from) !== -1 && heightOf(to) > heightOf(from),
    );
    expect(wrong).toEqual([]);
  });

  it('routes are imported by the list of all modules alone', () => {
    const list = 'modules/index.ts';
    expect(importsThat((from, to) => to.endsWith('.routes.ts') && from !== list)).toEqual([]);
  });

  it('are imported by what starts them, and never import it', () => {
    expect(importsThat((from, to) => startUp.test(to) && !startUp.test(from))).toEqual([]);
  });

  it('two folders never import each other', () => {
    expect([...imports.keys()].map(roomOf)).toContain('modules/bills');
    expect(pairsOf(roomOf)).toEqual([]);
  });

  it('two folders of one module never import each other', () => {
    expect([...imports.keys()].map(innerRoomOf)).toContain('modules/orders/edit');
    expect(pairsOf(innerRoomOf)).toEqual([]);
  });
});
