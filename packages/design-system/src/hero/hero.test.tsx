import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Hero } from './hero.tsx';

afterEach(cleanup);

test('has the page’s only h1, and no empty elements', () => {
  render(<Hero variant="page" title="Nos services" />);
  const header = screen.getByRole('banner');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nos services');
  expect(header.textContent).toBe('Nos services');
  expect(header.querySelectorAll('svg')).toHaveLength(1);
});

test('reserves space for figures that are not loaded yet, and none if there will be none', () => {
  const { container, rerender } = render(<Hero title="Accueil" />);
  const children = () => container.querySelector('h1')?.parentElement?.children.length;
  expect(children()).toBe(1);
  rerender(<Hero title="Accueil" stats={null} />);
  expect(children()).toBe(2);
});

test('the front page has the zellige door unless another figure is given', () => {
  const { container, rerender } = render(<Hero title="Accueil" />);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  rerender(<Hero title="Accueil" figure={<p>Autre</p>} />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.getByText('Autre')).toBeDefined();
});
