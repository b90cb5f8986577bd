import type { Reviews } from '@tassis/contracts';
import { Grid, ReviewCard } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatNumber } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { DraftEditor } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import { ReviewFields } from './review-fields.tsx';
import { reviewsSource, type Review } from './reviews-source.ts';

const newReview = (): Review => ({
  author: '',
  review_text: '',
  review_rating: 5,
  review_datetime_utc: new Date().toISOString(),
  author_image: null,
});

/** The reviews that the site shows. */
export function ReviewsEditor({ reviews }: { reviews: Reviews }) {
  const { reviews: texts } = useTexts();
  const locale = useLocale();
  return (
    <DraftEditor
      source={reviewsSource}
      record={reviews}
      texts={texts}
      href={paths.testimonials}
      additions={[{ text: texts.add, make: newReview }]}
      describe={(review) => ({
        [texts.author]: review.author,
        [texts.rating]: texts.stars(formatNumber(locale, review.review_rating)),
        [texts.day]: formatDate(locale, review.review_datetime_utc),
        [texts.text]: review.review_text,
        [texts.portrait]: review.author_image ?? '',
      })}
      renderFields={(fields) => <ReviewFields {...fields} />}
      renderPreview={(shown) => (
        <Grid column="l">
          {shown.map((review) => (
            <ReviewCard
              key={`${review.author} ${review.review_datetime_utc}`}
              author={review.author}
              image={review.author_image}
              text={review.review_text}
              rating={review.review_rating}
              ratingLabel={texts.stars}
              date={review.review_datetime_utc}
              age={formatDate(locale, review.review_datetime_utc)}
            />
          ))}
        </Grid>
      )}
    />
  );
}
