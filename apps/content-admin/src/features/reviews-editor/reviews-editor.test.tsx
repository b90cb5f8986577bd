import { getReviews, updateReviewsDraft } from '@tassis/contracts';
import { aUser, reviewsAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea, staleRefusal, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { area } from '../../area.tsx';

stubDialogs();
afterEach(cleanup);

const review = {
  author: 'Salma',
  review_text: 'Simple et clair.',
  review_rating: 5,
  review_datetime_utc: '2026-10-12T09:20:00Z',
  author_image: null,
};

const draft = (theirs: object) => ({
  reviews: [{ ...review, ...theirs }],
  saved_at: '2026-11-26T10:05:00.000Z',
});

test.each([
  ['Nom', { author: 'Salma B.' }, 'Salma B.'],
  ['Avis', { review_text: 'Simple, clair, rapide.' }, 'Simple, clair, rapide.'],
  ['Note', { review_rating: 4.5 }, '4,5 sur 5'],
  ['Date de l’avis', { review_datetime_utc: '2026-11-02T12:00:00Z' }, '2 novembre 2026'],
  ['Photo', { author_image: '/images/reviews/salma.webp' }, '/images/reviews/salma.webp'],
])('the conflict of a review shows what differs: %s', async (label, changes, shown) => {
  const api = new FakeApi()
    .on(getReviews, () => reviewsAnswer({ reviews: [review] }))
    .on(updateReviewsDraft, () =>
      staleRefusal(reviewsAnswer({ reviews: [review], draft: draft(changes), version: 9 }).data),
    );
  renderArea(area, { at: '/dashboard/reviews', api, user: aUser('content_admin') });
  await userEvent.type(await screen.findByLabelText('Avis'), ' Merci.');
  const group = await screen.findByRole('group', { name: /Avis 1/ }, { timeout: 3000 });
  const name = new RegExp(`^Prendre.*${label}\\s: ${shown}`, 'u');
  expect(within(group).getByRole('radio', { name })).toBeDefined();
  const others = ['Nom', 'Note', 'Date de l’avis', 'Photo'].filter((each) => each !== label);
  expect(group.textContent).not.toMatch(new RegExp(others.join('|')));
});
