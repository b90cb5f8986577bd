/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { toDtcg } from './to-dtcg.ts';
import { themesAsDtcg } from './themes-as-dtcg.ts';
import { declarationsIn, resolved } from './token-values.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const themes = [
  { file: 'tokens.json', sheets: ['palette', 'semantic', 'component', 'scale'] },
  {
    file: 'tokens.dark.json',
    sheets: ['palette', 'palette-dark', 'semantic', 'semantic-dark', 'component', 'scale'],
  },
] as const;

/** All rules of Terrazzo that check the format. */
const rules = [
  'border',
  'color',
  'cubic-bezier',
  'dimension',
  'duration',
  'font-family',
  'font-weight',
  'number',
  'shadow',
  'stroke-style',
].map((type) => [`core/valid-${type}`, 'error'] as const);

/** Parses a file with Terrazzo and resolves all references, by the path of each token. Rejects a file that violates the format. */
async function readWithTerrazzo(src: string) {
  const cwd = new URL('file:///');
  const config = defineConfig({ lint: { rules: Object.fromEntries(rules) } }, { cwd });
  const { tokens } = await parse([{ filename: new URL('tokens.json', cwd), src }], { config });
  return tokens;
}

describe.each(themes)('$file', ({ file, sheets }) => {
  const declared = new Map(sheets.flatMap((name) => [...declarationsIn(read(`${name}.css`))]));

  test('agrees with the style sheets (else: pnpm --filter @tassis/design-system run tokens)', () => {
    expect(JSON.parse(read(file))).toEqual(themesAsDtcg()[file]);
  });

  test('has each colour of the style sheets when another program parses it', async () => {
    const tokens = Object.values(await readWithTerrazzo(read(file)));
    const colours = tokens.flatMap(({ id, $type, $value }) =>
      $type === 'color' ? [[`--${id.split('.').at(-1)}`, $value] as const] : [],
    );
    expect(colours.length).toBeGreaterThan(80);
    for (const [name, { components, alpha }] of colours) {
      const channels = components.map((part) => Math.round(Number(part) * 255));
      const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      const css =
        alpha === undefined || alpha === 1
          ? hex
          : `rgb(${channels.join(' ')} / ${Math.round(alpha * 100)}%)`;
      expect(`${name}: ${css}`).toBe(`${name}: ${resolved(declared.get(name) ?? '', declared)}`);
    }
  });

  test('has every token', async () => {
    const ids = Object.keys(await readWithTerrazzo(read(file)));
    const missing = [...declared.keys()].filter(
      (name) => !ids.some((id) => id.split('.').includes(name.slice(2))),
    );
    expect(missing).toEqual([]);
  });
});

test('refuses a file that violates the format', async () => {
  const src = JSON.stringify({ gap: { $type: 'dimension', $value: '1em' } });
  await expect(readWithTerrazzo(src)).rejects.toThrow('1em');
});

const one = (css: string, name = '--text-m') => {
  const none = new Map<string, string>();
  const scale = new Map([[name, css]]);
  const tree = toDtcg({ palette: none, semantic: none, component: none, scale });
  return JSON.stringify(tree['scale']);
};

test('exports a fluid size as on a laptop, with its CSS declaration', () => {
  expect(one('clamp(1rem, 0.5rem + 2.5vw, 3rem)')).toContain(
    '"$value":{"value":2.5,"unit":"rem"},"$description":"texte courant","$extensions":{"ma.tassis":{"css":"clamp(1rem, 0.5rem + 2.5vw, 3rem)","phone":{"value":1.1094,"unit":"rem"}}}',
  );
});

test('a value without a type in the format, and an unknown reference, stop the export', () => {
  expect(() => one('2ch')).toThrow('--text-m: the format has no type for 2ch');
  expect(() => one('var(--text-xxl)')).toThrow('No token is called --text-xxl');
});
