import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testimonials } from '../../content/testimonials.ts';
import { TestimonialPanel } from './testimonial-panel.tsx';

let prefersLessMotion = false;

beforeEach(() => {
  prefersLessMotion = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shown(): string | undefined {
  const position = screen
    .getAllByRole('button', { name: /^Témoignage/u })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
  return testimonials[position]?.author;
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('goes round, four seconds each, starting with the first', () => {
  render(<TestimonialPanel />);
  expect(shown()).toBe(testimonials[0]?.author);
  wait(3999);
  expect(shown()).toBe(testimonials[0]?.author);
  wait(1);
  expect(shown()).toBe(testimonials[1]?.author);
  for (let round = 2; round <= testimonials.length; round += 1) wait(4000);
  expect(shown()).toBe(testimonials[0]?.author);
});

test('a dot jumps, and what it shows stays for its whole time', () => {
  render(<TestimonialPanel />);
  wait(3000);
  fireEvent.click(screen.getByRole('button', { name: 'Témoignage 3 sur 4' }));
  wait(3999);
  expect(shown()).toBe(testimonials[2]?.author);
  wait(1);
  expect(shown()).toBe(testimonials[3]?.author);
});

test('stands still under the pointer, when paused, and for those who ask for less motion', () => {
  const { unmount } = render(<TestimonialPanel />);
  const dot = screen.getByRole('button', { name: 'Témoignage 1 sur 4' });
  fireEvent.mouseOver(dot);
  wait(9000);
  expect(shown()).toBe(testimonials[0]?.author);
  fireEvent.mouseOut(dot);
  wait(4000);
  expect(shown()).toBe(testimonials[1]?.author);
  fireEvent.click(screen.getByRole('button', { name: /^Arrêter/u }));
  wait(9000);
  expect(shown()).toBe(testimonials[1]?.author);
  unmount();

  prefersLessMotion = true;
  render(<TestimonialPanel />);
  wait(9000);
  expect(shown()).toBe(testimonials[0]?.author);
});
