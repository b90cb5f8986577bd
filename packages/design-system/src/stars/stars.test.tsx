import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { starFills } from './star-fills.ts';
import { Stars } from './stars.tsx';

afterEach(cleanup);

test.each([
  [5, 'full full full full full'],
  [4.9, 'full full full full half'],
  [4.5, 'full full full full half'],
  [4.49, 'full full full full empty'],
  [3.4, 'full full full empty empty'],
  [0.5, 'half empty empty empty empty'],
  [0, 'empty empty empty empty empty'],
])('%s: %s', (rating, expected) => {
  expect(starFills(rating).join(' ')).toBe(expected);
});

test.each([
  [5, 'fr', 'Note : 5,0'],
  [4.25, 'fr', 'Note : 4,3'],
  [4.5, 'en', 'Note : 4.5'],
] as const)('%s is read in %s as %s', (rating, locale, expected) => {
  render(<Stars rating={rating} locale={locale} label={(shown) => `Note : ${shown}`} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(expected);
});

test('the visible number is hidden from assistive technology, which reads the accessible text', () => {
  render(<Stars rating={4} showNumber label={(shown) => shown} />);
  expect(screen.getByText('4,0').getAttribute('aria-hidden')).toBe('true');
});
