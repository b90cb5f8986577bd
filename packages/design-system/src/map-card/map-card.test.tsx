import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MapCard } from './map-card.tsx';

afterEach(cleanup);

test('names the office, its address and the directions; assistive technology skips the drawing', () => {
  const { container } = render(
    <MapCard
      title="Bureau de Casablanca"
      address={['00, boulevard Zerktouni', 'Casablanca']}
      street="Boulevard Zerktouni"
      mapNote="Plan schématique"
      directions={{ text: 'Ouvrir l’itinéraire', href: 'https://maps.example/' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Bureau de Casablanca');
  expect(container.querySelectorAll('address > span > span')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Ouvrir l’itinéraire' }).getAttribute('href')).toBe(
    'https://maps.example/',
  );
  const map = container.querySelector('svg');
  expect(map?.getAttribute('aria-hidden')).toBe('true');
  expect(map?.nextElementSibling?.textContent).toBe('Boulevard Zerktouni');
});

test('two maps on a page use different ids', () => {
  const card = (
    <MapCard title="A" address={[]} mapNote="Plan" directions={{ text: 'Y', href: '/' }} />
  );
  const { container } = render(
    <>
      {card}
      {card}
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
