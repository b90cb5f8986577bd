import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveLateFontsOut } from './late-fonts.ts';

const { style } = document.documentElement;
let arrived: string[];

/** A browser that sets text in the first family that has arrived. */
const ruler = {
  font: '',
  measureText() {
    const families = this.font.replace('100px ', '').split(', ');
    const used = families.find((family) => arrived.includes(family)) ?? '';
    return { width: used.length };
  },
};

beforeEach(() => {
  arrived = ['Fallback', 'Serif'];
  style.setProperty('--font-text', 'Own Text, Fallback');
  style.setProperty('--font-display', 'Own Display, Serif');
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'first-paint' }] });
  // The test environment draws nothing; this is all that is asked of its canvas.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const context = ruler as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context);
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('leaves out the font that missed the first paint, and no other', () => {
  arrived.push('Own Display');
  leaveLateFontsOut();
  expect(style.getPropertyValue('--font-text')).toBe('Fallback');
  expect(style.getPropertyValue('--font-display')).toBe('Own Display, Serif');
});

it('decides only when the page is painted: before, each may still be in time', () => {
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

it('measures nothing where the fonts came well before the first paint', () => {
  const link = document.createElement('link');
  const attributes = { rel: 'preload', as: 'font', href: '/own-text.woff2' };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
  const entries = [{ startTime: 100, duration: 200 }];
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ name: 'first-paint', startTime: 400 }],
    getEntriesByName: () => entries,
  });
  leaveLateFontsOut();
  expect(style.getPropertyValue('--font-text')).toBe('Own Text, Fallback');
  entries[0] = { startTime: 100, duration: 260 };
  leaveLateFontsOut();
  expect(style.getPropertyValue('--font-text')).toBe('Fallback');
});

it('leaves none out where nothing can be measured', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
  leaveLateFontsOut();
  expect(style.getPropertyValue('--font-text')).toBe('Own Text, Fallback');
});
