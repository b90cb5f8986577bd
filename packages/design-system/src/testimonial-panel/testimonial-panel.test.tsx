import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestimonialPanel } from './testimonial-panel.tsx';

const testimonials = ['Sanaa', 'Omar', 'Meryem', 'Amine'].map((author) => ({
  quote: `Dit par ${author}`,
  author,
  role: 'Cliente',
}));
const texts = {
  choose: (position: number, count: number) => `Témoignage ${position} sur ${count}`,
  pause: 'Arrêter',
  resume: 'Reprendre',
};

let prefersLessMotion = false;

beforeEach(() => {
  prefersLessMotion = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersLessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderPanel() {
  return render(<TestimonialPanel label="Témoignages" testimonials={testimonials} texts={texts} />);
}

const dots = () => screen.getAllByRole('button', { name: /^Témoignage/u });

function shown() {
  return dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const live = (container: HTMLElement) =>
  container.querySelector('[aria-live]')?.getAttribute('aria-live');

test('rotates through the testimonials, four seconds each, without announcing it', () => {
  const { container } = renderPanel();
  wait(3999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(2);
  expect(live(container)).toBe('off');
  for (let round = 2; round <= testimonials.length; round += 1) wait(4000);
  expect(shown()).toBe(1);
});

test('a dot shows its testimonial for its full four seconds', () => {
  renderPanel();
  wait(3000);
  fireEvent.click(screen.getByRole('button', { name: 'Témoignage 3 sur 4' }));
  wait(3999);
  expect(shown()).toBe(3);
  wait(1);
  expect(shown()).toBe(4);
});

test('pauses while the pointer is over it, then continues', () => {
  const { container } = renderPanel();
  fireEvent.mouseOver(screen.getByText('Sanaa'));
  wait(9000);
  expect(shown()).toBe(1);
  expect(live(container)).toBe('polite');
  fireEvent.mouseOut(screen.getByText('Sanaa'));
  wait(4000);
  expect(shown()).toBe(2);
});

test('pauses while it has the keyboard focus', () => {
  renderPanel();
  const [dot] = dots();
  act(() => dot?.focus());
  wait(9000);
  expect(shown()).toBe(1);
  act(() => dot?.blur());
  wait(4000);
  expect(shown()).toBe(2);
});

test('stops at a press, and continues at the next', () => {
  renderPanel();
  fireEvent.click(screen.getByRole('button', { name: 'Arrêter' }));
  wait(9000);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre' }));
  wait(4000);
  expect(shown()).toBe(2);
});

test('does not rotate with reduced motion', () => {
  prefersLessMotion = true;
  const { container } = renderPanel();
  wait(9000);
  expect(shown()).toBe(1);
  expect(live(container)).toBe('polite');
});
