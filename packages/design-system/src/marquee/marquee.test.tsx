import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Marquee, MarqueeRow } from './marquee.tsx';

const items = ['a', 'b', 'c'].map((key) => ({ key, content: <a href={`#${key}`}>{key}</a> }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Marquee', () => {
  test('is one list for assistive technology, however often it is rendered', () => {
    const { container } = render(
      <Marquee pauseLabel="Figer">
        <MarqueeRow items={items} label="Lettres" copies={3} />
      </Marquee>,
    );
    expect(container.querySelectorAll('li')).toHaveLength(9);
    const list = screen.getByRole('list', { name: 'Lettres' });
    expect(within(list).getAllByRole('link')).toHaveLength(3);
    expect(container.querySelectorAll('ul[aria-hidden="true"][inert]')).toHaveLength(2);
  });

  test('stops by a named switch that needs no script', () => {
    render(<Marquee pauseLabel="Figer">{null}</Marquee>);
    expect(screen.getByRole('checkbox', { name: 'Figer' })).toBeDefined();
  });

  test('keeps its speed by changing the rate of its animation', () => {
    const rates: number[] = [];
    const observers: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          observers.push(callback);
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const { container } = render(<MarqueeRow items={items} label="Lettres" speed={65} />);
    const [list] = container.querySelectorAll('ul');
    // jsdom neither measures nor animates, so the test sets the values: a copy of 1300 px that takes 18 s.
    Object.defineProperty(list, 'clientWidth', { value: 1300 });
    Object.defineProperty(list?.parentElement, 'getAnimations', {
      value: () => [
        {
          effect: { getComputedTiming: () => ({ duration: 18_000 }) },
          updatePlaybackRate: (rate: number) => rates.push(rate),
        },
      ],
    });
    for (const measure of observers) measure();
    // 1300 px in 18 s are 72 px per second, so the rate must be a little lower.
    expect(rates).toEqual([0.9]);
  });
});
