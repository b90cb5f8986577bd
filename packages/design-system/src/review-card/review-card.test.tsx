import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { toInitials } from './initials.ts';
import { ReviewCard } from './review-card.tsx';

afterEach(cleanup);

const review = {
  author: 'Imane Tazi',
  text: 'Rapide et clair.',
  rating: 4.5,
  ratingLabel: (shown: string) => `Note : ${shown} sur 5`,
  date: '2026-09-12T10:00:00Z',
};

test.each([
  ['Youssef El Amrani', 'YA'],
  ['  Imane   Tazi ', 'IT'],
  ['Anaïs', 'A'],
  ['élodie', 'É'],
  ['', ''],
])('initials of %s', (name, expected) => {
  expect(toInitials(name)).toBe(expected);
});

test('shows the rating, the text, the author and the date', () => {
  render(<ReviewCard {...review} age="2 mois" />);
  expect(screen.getByRole('figure').querySelector('blockquote')?.textContent).toBe(review.text);
  expect(screen.getByRole('img', { name: 'Note : 4,5 sur 5' })).toBeDefined();
  const time = screen.getByText('2 mois');
  expect(time.getAttribute('datetime')).toBe(review.date);
  expect(screen.getByText('IT').getAttribute('aria-hidden')).toBe('true');
});

test('reserves the space of an age that is not known yet', () => {
  render(<ReviewCard {...review} age={null} />);
  expect(screen.getByRole('figure').querySelector('time')?.textContent).toBe('');
});

test('shows the author’s picture, and the initials if it fails to load', () => {
  const { container } = render(<ReviewCard {...review} age={null} image="/images/imane.svg" />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('No picture');
  expect([picture.getAttribute('src'), picture.alt]).toEqual(['/images/imane.svg', '']);
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('IT')).toBeDefined();
});

test('the server renders the initials', () => {
  const html = renderToStaticMarkup(<ReviewCard {...review} age={null} image="/i.svg" />);
  expect(html).toContain('IT');
  expect(html).not.toContain('<img');
});
