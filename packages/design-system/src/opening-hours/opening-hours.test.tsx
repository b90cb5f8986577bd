import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OpeningHours } from './opening-hours.tsx';

afterEach(cleanup);

const rows = [
  { key: 'week', days: 'Lundi au vendredi', hours: '9h00 – 18h00' },
  { key: 'sunday', days: 'Dimanche', hours: 'Fermé', isClosed: true },
];

test('is a named table with the days as row headers, and marks today', () => {
  render(<OpeningHours caption="Horaires" rows={rows} today="sunday" />);
  expect(screen.getByRole('table', { name: 'Horaires' })).toBeDefined();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Lundi au vendredi',
    'Dimanche',
  ]);
  const current = screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-current') === 'date');
  expect(current.map(({ textContent }) => textContent)).toEqual(['DimancheFermé']);
});

test('reserves space for the current state only if it will be shown', () => {
  const { container, rerender } = render(<OpeningHours caption="Horaires" rows={rows} />);
  expect(container.querySelector('p')).toBeNull();
  rerender(<OpeningHours caption="Horaires" rows={rows} status={null} />);
  expect(container.querySelector('p')?.textContent).toBe('');
  rerender(
    <OpeningHours caption="Horaires" rows={rows} status={{ text: 'Ouvert', isOpen: true }} />,
  );
  expect(container.querySelector('p')?.textContent).toBe('Ouvert');
});
