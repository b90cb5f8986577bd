import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { StatTile } from './stat-tile.tsx';

afterEach(cleanup);

const TREND = {
  caption: 'Commandes par mois',
  headers: { label: 'Mois', value: 'Commandes' },
  values: [
    { label: 'janvier', value: 12 },
    { label: 'février', value: 30 },
  ],
  format: String,
};

describe('StatTile', () => {
  test('shows its figure with its label, its change and its trend', () => {
    render(
      <StatTile
        label="Commandes"
        value="134"
        note="depuis janvier"
        delta={{ direction: 'up', tone: 'good', text: '+12 % sur un mois' }}
        trend={TREND}
      />,
    );
    expect(screen.getByRole('term').textContent).toBe('Commandes');
    const [value, delta, note, trend] = screen.getAllByRole('definition');
    expect(value?.textContent).toBe('134');
    expect(delta?.textContent).toBe('+12 % sur un mois');
    expect(note?.textContent).toBe('depuis janvier');
    expect(trend?.contains(screen.getByRole('table', { name: 'Commandes par mois' }))).toBe(true);
  });

  test('is one link to what it counts', () => {
    render(<StatTile label="En vérification" value="12" note="À lire" href="/commandes" />);
    const link = screen.getByRole('link', { name: /En vérification\s*12\s*À lire/u });
    expect(link.getAttribute('href')).toBe('/commandes');
    expect(screen.queryByRole('term')).toBeNull();
  });

  test('while it loads keeps its label, announces the loading, and shows no figure', () => {
    const { container } = render(
      <StatTile label="Commandes" value="0" loading loadingText="Chargement…" />,
    );
    expect(screen.getByRole('term').textContent).toBe('Commandes');
    expect(screen.getByRole('definition').textContent).toBe('Chargement…');
    expect(container.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
  });
});
