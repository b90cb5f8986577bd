import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { withoutDuplicates } from './without-duplicates.ts';
import { PackageCard, type PackageCardProps } from './package-card.tsx';

afterEach(cleanup);

function renderCard(changes: Partial<PackageCardProps> = {}) {
  render(
    <PackageCard
      name="Création"
      price="4 200,00 MAD"
      services={['Statuts', 'Annonce légale', 'Immatriculation', 'Siège', 'Courrier']}
      moreServicesText={(count) => `+${count} autres services`}
      action={<a href="/commander">Choisir</a>}
      {...changes}
    />,
  );
  return screen.getByRole('article');
}

const lines = (part: Element | null) =>
  [...(part?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

describe('PackageCard', () => {
  test('shows four services, and the others behind a native control', () => {
    const card = renderCard({ features: ['Conseiller dédié', ' annonce  LEGALE'] });
    const details = card.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('summary')?.textContent).toBe('+1 autres services');
    expect(lines(details)).toEqual(['Courrier']);
    expect(lines(card).slice(5)).toEqual(['Conseiller dédié']);
  });

  test('shows the option and the line that promotes it, beside the price', () => {
    const card = renderCard({ option: 'En option : 2 500 MAD', highlight: '300 MAD de moins' });
    const [, price] = card.children;
    expect(price?.textContent).toBe('4 200,00 MADEn option : 2 500 MAD300 MAD de moins');
  });

  test('has no control when there are no more services', () => {
    const card = renderCard({ services: ['Statuts'] });
    expect(card.querySelector('details')).toBeNull();
  });

  test.each([
    [{}, undefined],
    [{ featured: true, badge: 'RECOMMANDÉ' }, 'RECOMMANDÉ'],
    [{ badge: 'Populaire' }, 'Populaire'],
  ])('%o has the badge %s', (changes, expected) => {
    const card = renderCard(changes);
    const first = card.firstElementChild;
    expect(first?.tagName === 'DIV' ? first.textContent : undefined).toBe(expected);
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Création');
  });
});

test('leaves out a repeated line, whatever its case, accents and spaces', () => {
  expect(withoutDuplicates(['Siège', 'Courrier', 'siege ', 'Réception', 'COURRIER'])).toEqual([
    'Siège',
    'Courrier',
    'Réception',
  ]);
});
