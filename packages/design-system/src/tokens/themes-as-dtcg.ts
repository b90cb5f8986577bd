/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDtcg } from './to-dtcg.ts';
import { declarationsIn } from './token-values.ts';

/** The contents of the exported files, made from the current style sheets; in the dark theme with its additions and overrides. */
export function themesAsDtcg() {
  const light = {
    palette: declared('palette'),
    semantic: declared('semantic'),
    component: declared('component'),
    scale: declared('scale'),
  };
  const dark = {
    ...light,
    palette: new Map([...light.palette, ...declared('palette-dark')]),
    semantic: new Map([...light.semantic, ...declared('semantic-dark')]),
  };
  return { 'tokens.json': toDtcg(light), 'tokens.dark.json': toDtcg(dark) };
}

const declared = (name: string) =>
  declarationsIn(readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8'));
