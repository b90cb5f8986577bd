import {
  BANNER_PLACES,
  BANNER_TONES,
  bannerMoments,
  lineOfText,
  publicPageAddress,
  requiredLine,
  shownMinute,
  SITE_TEXTS_MAX,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { acrossFields, field, textIn, wrong } from '../rule.ts';
import { lastChange } from './last-change.ts';

const moment = z.optional(field((value) => (value === '' ? null : shownMinute(value))));
const line = field(lineOfText);
const required = requiredLine('required');

/** What a banner says when it need not be finished. */
const words = {
  text: line,
  text_en: z.optional(line),
  /** The page that it leads to; '' for none. */
  link: field(publicPageAddress),
  link_text: line,
  link_text_en: z.optional(line),
  tone: z.enum(BANNER_TONES, wrong),
  place: z.enum(BANNER_PLACES, wrong),
  /** As clocks in Morocco show it, '2026-11-30T10:30'; '' for at once, and for no end. */
  from: moment,
  until: moment,
};

const linkInWords = acrossFields((banner) => [
  ['link_text', textIn(banner, 'link') === '' ? null : required(textIn(banner, 'link_text'))],
]);
const endsLater = acrossFields((banner) => {
  const { from, until } = bannerMoments({
    from: textIn(banner, 'from'),
    until: textIn(banner, 'until'),
  });
  const isEarly = from !== null && until !== null && until <= from;
  return [['until', isEarly ? { code: 'banner_ends_too_early' } : null]];
});

const BannerForm = z
  .strictObject({ ...words, text: field(required) })
  .check(linkInWords, endsLater);
const few = z.maxLength(SITE_TEXTS_MAX, { error: 'too_many_items' });

export const BannersForm = z.strictObject({ banners: z.array(BannerForm, wrong).check(few) });
export const BannersDraftForm = z.strictObject({
  banners: z.array(z.strictObject(words), wrong).check(few),
});

const EditedBanner = z.object({
  text: z.string(),
  text_en: z.optional(z.string()),
  link: z.string(),
  link_text: z.string(),
  link_text_en: z.optional(z.string()),
  tone: words.tone,
  place: words.place,
  from: z.optional(z.string()),
  until: z.optional(z.string()),
});

/**
 * The banners of the public pages, of which a page shows the first that is for it and whose time it is; and those being
 * prepared. Version 0 means that neither was ever saved.
 */
export const Banners = z.object({
  banners: z.array(EditedBanner),
  draft: z.nullable(z.object({ banners: z.array(EditedBanner), saved_at: z.string() })),
  version: z.number(),
  last_change: lastChange,
});

export type Banners = z.output<typeof Banners>;
