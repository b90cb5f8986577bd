import { afterEach, describe, expect, test, vi } from 'vitest';
import { placeNear } from './place-near.ts';

type Place = { left: number; top: number; side: 'above' | 'below' };

/** A window of 1024 × 768 (jsdom's), a popover of 200 × 100, an anchor of 40 × 40. */
function place(anchor: Place) {
  const popover = boxed(new DOMRect(0, 0, 200, 100));
  placeNear(popover, boxed(new DOMRect(anchor.left, anchor.top, 40, 40)), anchor.side);
  const { left, top } = popover.style;
  return { left, top };
}

function boxed(box: DOMRect): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => box;
  return element;
}

const anchors = (supported: boolean) => vi.spyOn(CSS, 'supports').mockReturnValue(supported);

describe('placeNear', () => {
  afterEach(() => vi.restoreAllMocks());

  test('leaves the position to the style sheet in browsers with CSS anchor positioning', () => {
    anchors(true);
    expect(place({ left: 500, top: 300, side: 'below' })).toEqual({ left: '', top: '' });
  });

  test.each([
    [
      'below, aligned at the end',
      { left: 500, top: 300, side: 'below' },
      { left: '340px', top: '346px' },
    ],
    ['above, centred', { left: 500, top: 300, side: 'above' }, { left: '420px', top: '194px' }],
    [
      'above at the bottom of the window',
      { left: 500, top: 700, side: 'below' },
      { left: '340px', top: '594px' },
    ],
    [
      'below at the top of the window',
      { left: 500, top: 20, side: 'above' },
      { left: '420px', top: '66px' },
    ],
    ['inside at the start', { left: 0, top: 300, side: 'below' }, { left: '8px', top: '346px' }],
    ['inside at the end', { left: 1000, top: 300, side: 'above' }, { left: '816px', top: '194px' }],
  ] as const)('puts it %s', (_, anchor, expected) => {
    anchors(false);
    expect(place(anchor)).toEqual(expected);
  });
});
