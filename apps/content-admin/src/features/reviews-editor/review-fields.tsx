import { DateField, Grid, Select, Stack, TextArea, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import { PortraitField } from './portrait-field.tsx';
import type { Review } from './reviews-source.ts';

const RATINGS = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1];

/** The fields of a review: text, author and date. */
export function ReviewFields(fields: EntryFields<Review>) {
  const { entry, change, field } = fields;
  const { reviews: texts } = useTexts();
  const locale = useLocale();
  return (
    <Stack gap="m">
      <Grid column="s">
        <TextInput
          {...field('author')}
          label={texts.author}
          value={entry.author}
          onChange={({ target }) => change({ author: target.value })}
        />
        <Select
          {...field('review_rating')}
          label={texts.rating}
          value={String(entry.review_rating)}
          options={RATINGS.map((rating) => ({
            value: String(rating),
            label: texts.stars(formatNumber(locale, rating)),
          }))}
          onChange={({ target }) => change({ review_rating: Number(target.value) })}
        />
        <DateField
          {...field('review_datetime_utc')}
          label={texts.day}
          value={entry.review_datetime_utc.slice(0, 10)}
          onChange={({ target }) => change({ review_datetime_utc: `${target.value}T12:00:00Z` })}
        />
      </Grid>
      <TextArea
        {...field('review_text')}
        label={texts.text}
        value={entry.review_text}
        onChange={({ target }) => change({ review_text: target.value })}
      />
      <PortraitField {...fields} />
    </Stack>
  );
}
