import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { firmAnswer } from '@tassis/testing/answers';
import { renderPart } from '../../testing/render-part.tsx';
import { Reviews } from './reviews.tsx';

const folder = path.join(import.meta.dirname, '../../../public/images/reviews');

afterEach(cleanup);

test('thirteen reviews are shown in two rows, each once for assistive technology, in the firm’s order', async () => {
  renderPart(<Reviews />, () => ({ status: 200, body: firmAnswer() }));
  const rows = await screen.findAllByRole('list');
  const authors = rows.map((row) =>
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('figcaption span span')?.textContent),
  );
  expect(authors.map((row) => row.length)).toEqual([7, 6]);
  expect(authors.flat()).toEqual(firmAnswer().data.reviews.map(({ author }) => author));
  expect(screen.getAllByText(/^(?:ce mois|\d+ (?:mois|ans?))$/u).length).toBeGreaterThan(12);
});

test('the portraits come from this site', async () => {
  const { container } = renderPart(<Reviews />, () => ({ status: 200, body: firmAnswer() }));
  await screen.findAllByRole('list');
  const shown = [...container.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
  const portraits = readdirSync(folder).map((file) => `/images/reviews/${file}`);
  expect(new Set(shown)).toEqual(new Set(portraits));
});

test('without reviews the block is left out', async () => {
  const { container } = renderPart(<Reviews />, () => ({
    status: 200,
    body: firmAnswer({ reviews: [] }),
  }));
  expect(screen.getByRole('heading')).toBeDefined();
  await expect.poll(() => container.textContent).toBe('');
});
