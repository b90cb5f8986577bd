import '../base.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ReviewMarquee } from './review-marquee.tsx';
import { sampleReviews } from './sample-reviews.ts';

afterEach(cleanup);

// The browser is set to reduced motion.
test('with reduced motion arrow keys scroll the rows on a phone, and not the page; a wide wall does not scroll', async () => {
  await page.viewport(390, 800);
  render(
    <ReviewMarquee
      reviews={sampleReviews}
      label="Avis de nos clients"
      pauseLabel="Figer les avis"
      ratingLabel={(shown) => shown}
    />,
  );
  const rows = await screen.findByRole('region', { name: 'Avis de nos clients' });
  expect(rows.clientHeight).toBeLessThan(800);
  await userEvent.tab();
  expect(document.activeElement).toBe(rows);
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(rows.scrollLeft).toBeGreaterThan(200));
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(rows.scrollLeft).toBe(0));
  expect(document.documentElement.scrollWidth).toBe(390);

  await page.viewport(1280, 800);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
