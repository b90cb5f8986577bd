/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tokenGroups, type TokenFile } from './token-groups.ts';
import { tokenNotes } from './token-notes.ts';
import { declarationsIn, resolved } from './token-values.ts';

// Read from the disk, because Vitest imports style sheets as empty.
const sheet = (name: string) => readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8');
const declared = (name: string) => declarationsIn(sheet(name));
const files: readonly TokenFile[] = ['palette', 'semantic', 'component', 'scale'];
const all = new Map(files.flatMap((file) => [...declared(file)]));
const tokens = files.flatMap((file) => [...declared(file).keys()].map((name) => ({ file, name })));

describe('the tokens', () => {
  test('are read completely, without comments and media queries', () => {
    expect(tokens.length).toBeGreaterThan(120);
    expect(declared('scale').get('--motion-fast')).toBe('120ms');
  });

  test('are each in exactly one group', () => {
    const findPlaces = ({ file, name }: (typeof tokens)[number]) =>
      Object.values(tokenGroups).filter((it) => it.file === file && it.pattern.test(name));
    const dark = [...declared('palette-dark').keys()].map((name) => ({
      file: 'palette' as const,
      name,
    }));
    expect([...tokens, ...dark].filter((token) => findPlaces(token).length !== 1)).toEqual([]);
  });

  test('have a description, except colours of the palette', () => {
    const names = tokens.filter(({ file }) => file !== 'palette').map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(tokenNotes).toSorted());
  });

  test('resolve to values without references', () => {
    expect(resolved('var(--control-hint)', all)).toBe(declared('palette').get('--ink-600'));
    expect([...all.values()].filter((value) => resolved(value, all).includes('var('))).toEqual([]);
    expect(() => resolved('var(--nothing)', all)).toThrow('--nothing');
  });
});
