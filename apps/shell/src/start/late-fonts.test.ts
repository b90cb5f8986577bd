import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveLateFontsOut } from './late-fonts.ts';

const { style } = document.documentElement;
let arrived: string[];

/** A browser that sets text in the first family that has arrived; a fallback's is narrower. */
function widthOf(element: HTMLElement): number {
  const isDisplay = element.style.font.includes('--font-display');
  if (!arrived.includes(isDisplay ? 'Own Display' : 'Own Text')) return 780;
  return isDisplay ? 929 : 829;
}

beforeEach(() => {
  arrived = [];
  style.setProperty('--font-text', 'Own Text, Fallback');
  style.setProperty('--font-display', 'Own Display, Serif');
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'first-paint' }] });
  // The test environment lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, 0, widthOf(this), 100);
  });
});
afterEach(() => {
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

it('leaves none out where each was there, and nothing of its own in the page', () => {
  arrived.push('Own Text', 'Own Display');
  leaveLateFontsOut();
  expect(style.getPropertyValue('--font-text')).toBe('Own Text, Fallback');
  expect(style.getPropertyValue('--font-display')).toBe('Own Display, Serif');
  expect(document.body.children).toHaveLength(0);
});
