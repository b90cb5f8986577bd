import { expect, test } from 'vitest';
import { frameSizes, getDimensions, ownSize } from './frame-size.ts';

const docs = { story: { height: '600px' } };

test('a frame has the window that its story sets, else the width of the page', () => {
  expect(ownSize({ storyGlobals: { viewport: { value: 'w390' } } })).toBe('w390');
  expect(ownSize({ storyGlobals: { viewport: { value: 'unknown' } } })).toBe('page');
  expect(ownSize({ storyGlobals: { theme: 'dark' } })).toBe('page');
});

test('each selectable window has its size', () => {
  const sizes = frameSizes.map((size) => getDimensions(size, { parameters: { docs } }));
  expect(sizes).toEqual([
    { width: '100%', height: '600px' },
    { width: '390px', height: '844px' },
    { width: '768px', height: '1024px' },
    { width: '1280px', height: '800px' },
  ]);
  expect(getDimensions('page', { parameters: {} }).height).toBe('420px');
});
