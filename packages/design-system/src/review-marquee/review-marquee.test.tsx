import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReviewMarquee } from './review-marquee.tsx';
import { sampleReviews } from './sample-reviews.ts';

afterEach(cleanup);

function renderReviews(count: number) {
  return render(
    <ReviewMarquee
      reviews={sampleReviews.slice(0, count)}
      label="Avis"
      pauseLabel="Figer les avis"
      ratingLabel={(shown) => shown}
    />,
  );
}

test('shows thirteen reviews in two halves, each read once, in order', () => {
  const { container } = renderReviews(13);
  const rows = screen.getAllByRole('list', { name: 'Avis' });
  const authors = rows.map((row) =>
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('figcaption span span')?.textContent),
  );
  expect(authors.map((row) => row.length)).toEqual([7, 6]);
  expect(authors.flat()).toEqual(sampleReviews.map(({ author }) => author));
  expect(container.querySelectorAll('figure')).toHaveLength(3 * 13);
});

test('does not move when there are too few reviews for two rows', () => {
  const { container } = renderReviews(5);
  expect(container.querySelectorAll('figure')).toHaveLength(5);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
