import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';

const DATA = {
  caption: 'Commandes par mois',
  headers: { label: 'Mois', value: 'Commandes' },
  values: [
    { label: 'janvier', value: 12 },
    { label: 'février', value: 30 },
    { label: 'mars', value: 0 },
  ],
  format: (value: number) => `${value} commandes`,
};

afterEach(cleanup);

describe.each([
  ['BarChart', BarChart],
  ['LineChart', LineChart],
  ['Sparkline', Sparkline],
])('%s', (_, Chart) => {
  test('a screen reader gets all values', () => {
    render(<Chart {...DATA} />);
    const table = screen.getByRole('table', { name: 'Commandes par mois' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'MoisCommandes',
      'janvier12 commandes',
      'février30 commandes',
      'mars0 commandes',
    ]);
  });

  test('hides its drawing from assistive technology', () => {
    const { container } = render(<Chart {...DATA} />);
    expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});

test('a bar chart has a bar for each value, the highest at its share of the axis', () => {
  const { container } = render(<BarChart {...DATA} />);
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['40%', '100%', '0%']);
});

test('a line chart has a point for each value', () => {
  const { container } = render(<LineChart {...DATA} />);
  const points = [...container.querySelectorAll('circle')].map((dot) => [
    dot.getAttribute('cx'),
    dot.getAttribute('cy'),
  ]);
  expect(points).toEqual([
    ['0%', '60%'],
    ['50%', '0%'],
    ['100%', '100%'],
  ]);
});

test('without values a chart shows a text instead', () => {
  const { container } = render(<BarChart {...DATA} values={[]} empty={<p>Aucune commande</p>} />);
  expect(screen.getByText('Aucune commande')).toBeDefined();
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('draws no line through a single value', () => {
  const { container } = render(<Sparkline {...DATA} values={DATA.values.slice(0, 1)} />);
  expect(container.innerHTML).toBe('');
});
