import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveLateFontsOut } from './late-fonts.ts';

const { style } = document.documentElement;
let arrived: string[];

/** The widths of characters at 1000 px, in our fonts and in a fallback like Arial. */
const widthsOfFonts = {
  'Own Text': { W: 786, o: 542, i: 246 },
  'Own Display': { W: 1034.5, o: 579.5, i: 303 },
  Fallback: { W: 944, o: 556, i: 222 },
};
let scale: number;
let spacing: number;

/** Simulates a browser that uses our font if it has arrived. */
function computeWidth({ style: { font }, textContent }: HTMLElement): number {
  const own = font.includes('--font-display') ? 'Own Display' : 'Own Text';
  const widths = Object.entries(widthsOfFonts[arrived.includes(own) ? own : 'Fallback']);
  const width = widths.find(([character]) => textContent.startsWith(character))?.[1] ?? 0;
  return Math.round(width * scale + spacing);
}

beforeEach(() => {
  arrived = [];
  scale = 1;
  spacing = 0;
  style.setProperty('--font-text', 'Own Text, Fallback');
  style.setProperty('--font-display', 'Own Display, Serif');
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'first-paint' }] });
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return computeWidth(this);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('disables the font that missed the first paint, and no other', () => {
  arrived.push('Own Display');
  leaveLateFontsOut();
  expect(style.getPropertyValue('--font-text')).toBe('Fallback');
  expect(style.getPropertyValue('--font-display')).toBe('Own Display, Serif');
});

it('decides only after the first paint, because until then each font may still be in time', () => {
  const paints: { name: string }[] = [];
  const observers: (() => void)[] = [];
  vi.stubGlobal('performance', { getEntriesByType: () => paints });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(paint: () => void) {
        observers.push(paint);
      }
      observe() {}
      disconnect() {}
    },
  );
  leaveLateFontsOut();
  expect(style.getPropertyValue('--font-text')).toBe('Own Text, Fallback');
  arrived.push('Own Display');
  paints.push({ name: 'first-paint' });
  for (const paint of observers) paint();
  expect(style.getPropertyValue('--font-text')).toBe('Fallback');
  expect(style.getPropertyValue('--font-display')).toBe('Own Display, Serif');
});

it.each([
  ['as it is', 1, 0],
  ['scaled', 1.3, 0],
  ['spaced', 1, 120],
])(
  'disables no font when each was there, with text %s, and leaves no element in the page',
  (...given) => {
    [, scale, spacing] = given;
    arrived.push('Own Text', 'Own Display');
    leaveLateFontsOut();
    expect(style.getPropertyValue('--font-text')).toBe('Own Text, Fallback');
    expect(style.getPropertyValue('--font-display')).toBe('Own Display, Serif');
    expect(document.body.children).toHaveLength(0);
  },
);
