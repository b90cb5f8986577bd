import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Stats } from '../stats/stats.tsx';
import { CompactSteps } from './compact-steps.tsx';
import { Steps } from './steps.tsx';

afterEach(cleanup);

const steps = Array.from({ length: 11 }, (_, index) => ({
  title: `Étape ${index}`,
  text: 'Texte',
}));

test("shows two-digit numbers, which assistive technology skips in favour of the list's own count", () => {
  render(<Steps steps={steps} />);
  const numbers = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[aria-hidden="true"]')?.textContent);
  expect(numbers.at(0)).toBe('01');
  expect(numbers.at(-1)).toBe('11');
});

test('each drawn stage has its drawing, and later ones have the last', () => {
  const { container } = render(<Steps steps={steps.slice(0, 5)} variant="drawn" />);
  const drawings = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(drawings).toHaveLength(5);
  expect(new Set(drawings).size).toBe(4);
});

test('shows a note only under its own step', () => {
  render(
    <CompactSteps
      steps={[
        { title: 'Reçue', text: 'Texte' },
        { title: 'Vérifiée', text: 'Texte', note: 'Sous 24 heures.' },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['01ReçueTexte', '02VérifiéeTexteSous 24 heures.']);
});

test('a figure is read with its label', () => {
  render(<Stats variant="cards" items={[{ number: '15+', label: 'années' }]} />);
  expect(screen.getByRole('term').textContent).toBe('années');
  expect(screen.getByRole('definition').textContent).toBe('15+');
});
