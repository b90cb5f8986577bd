import type { Review } from '@tassis/design-system';
import { usePageTexts } from '@tassis/views';
import { reviewAge } from './review-age.ts';
import { useToday } from './use-today.ts';

/** The firm's reviews, as cards show them, undefined until they have loaded, and their query. */
export function useReviews() {
  const query = usePageTexts('home');
  const today = useToday();
  const reviews = query.data?.reviews.map((review): Review => ({
    author: review.author,
    image: review.author_image,
    text: review.review_text,
    rating: review.review_rating,
    date: review.review_datetime_utc,
    age: today ? reviewAge(review.review_datetime_utc, today) : null,
  }));
  return { query, reviews };
}
