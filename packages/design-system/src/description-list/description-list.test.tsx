import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DescriptionList } from './description-list.tsx';

afterEach(cleanup);

const ITEMS = [
  { term: 'Dénomination', value: 'Atlas Négoce' },
  { term: 'ICE', value: null },
  { term: 'Associés', value: 0 },
];
const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('DescriptionList', () => {
  test('names each fact, also a missing one; 0 is not missing', () => {
    render(<DescriptionList items={ITEMS} missingText="Non renseigné" />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Dénomination',
      'ICE',
      'Associés',
    ]);
    expect(values()).toEqual(['Atlas Négoce', 'Non renseigné', '0']);
  });

  test('shows skeletons while it loads, and announces the loading once', () => {
    const { container } = render(<DescriptionList items={ITEMS} loadingText="Chargement…" />);
    expect(values()).toEqual(['Chargement…', '', '']);
    expect(container.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
  });
});
