import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { firmAnswer } from '@tassis/testing/answers';
import { renderPart } from '../../testing/render-part.tsx';
import { initialsOf } from './review-card.tsx';
import { Reviews } from './reviews.tsx';
import { starsOf } from './stars.tsx';

afterEach(cleanup);

test('thirteen reviews in two halves, each once for assistive technology, in the order of the firm', async () => {
  renderPart(<Reviews />, () => ({ status: 200, body: firmAnswer() }));
  const rows = await screen.findAllByRole('list');
  const authors = rows.map((row) =>
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('figcaption span span')?.textContent),
  );
  expect(authors.map((row) => row.length)).toEqual([7, 6]);
  expect(authors.flat()).toEqual(firmAnswer().data.reviews.map(({ author }) => author));
});

test('a firm without reviews has no block of reviews', async () => {
  const { container } = renderPart(<Reviews />, () => ({
    status: 200,
    body: firmAnswer({ reviews: [] }),
  }));
  expect(screen.getByRole('heading')).toBeDefined();
  await expect.poll(() => container.textContent).toBe('');
});

test.each([
  [5, 'full full full full full'],
  [4.5, 'full full full full half'],
  [3.4, 'full full full empty empty'],
  [0, 'empty empty empty empty empty'],
])('%s stars', (rating, expected) => {
  expect(starsOf(rating).join(' ')).toBe(expected);
});

test.each([
  ['Youssef El Amrani', 'YA'],
  ['Imane Tazi', 'IT'],
  ['Anaïs', 'A'],
])('initials of %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
