import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourPairs } from '../../packages/design-system/src/tokens/contrast.ts';
import { coloursThatMeet } from './colours-that-meet.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const sheets = globSync(['packages/*/src/**/*.module.css', 'apps/*/src/**/*.module.css'], {
  cwd: repository,
}).map((file) => ({ file, text: readFileSync(path.join(repository, file), 'utf8') }));
const measured = new Set(colourPairs.map((pair) => `${pair.foreground} on ${pair.background}`));

describe('colours that meet', () => {
  it('are found in one rule, in a state of an element, and under another name', () => {
    const sheet = `@layer components {
      .tab { color: var(--color-text-soft); background: var(--color-surface) }
      .tab:hover { background: var(--color-brand-tint) }
      .other > .tab.on, .tab:not(.off) { color: var(--color-heading) }
      .bare:hover { background: var(--color-brand) }
      .tab:active { background: transparent }
      .hint { color: var(--control-hint); background-color: var(--color-canvas) }
    }`;
    expect(
      coloursThatMeet(sheet).map(({ foreground, background }) => `${foreground} on ${background}`),
    ).toEqual([
      'text-soft on surface',
      'text-soft on brand-tint',
      'heading on surface',
      'heading on surface',
      'text-soft on canvas',
    ]);
  });

  it('reads every style sheet', () => {
    expect(sheets.length).toBeGreaterThan(100);
  });

  it.each(sheets)('$file combines only measured colours', ({ text }) => {
    const unmeasured = coloursThatMeet(text)
      .filter(({ foreground, background }) => !measured.has(`${foreground} on ${background}`))
      .map(({ foreground, background, selector }) => `${foreground} on ${background}: ${selector}`);
    expect(unmeasured, 'add to tokens/contrast.ts').toEqual([]);
  });
});
