import { BANNER_PLACES, BANNER_TONES, FEE_CODES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { Mad } from '../money.ts';

/** What an English answer has in French for want of a translation. */
const untranslated = z.optional(z.literal('fr'));

const Question = z.object({
  question: z.string(),
  answer: z.string(),
  lang: untranslated,
});

/** A message across the top of some pages. */
const PublicBanner = z.object({
  /** Another text is another banner, also to a visitor who has put the first away. */
  id: z.string(),
  place: z.enum(BANNER_PLACES),
  tone: z.enum(BANNER_TONES),
  text: z.string(),
  link: z.optional(z.object({ href: z.string(), text: z.string() })),
  lang: untranslated,
});

export const Review = z.object({
  author: z.string(),
  review_text: z.string(),
  review_rating: z.number(),
  review_datetime_utc: z.string(),
  author_image: z.nullable(z.string()),
});

/** An untaxed fee. */
export const FeeLine = z.object({ code: z.enum(FEE_CODES), amount: Mad });

/** The firm's rates: VAT as a fraction (0.2), amounts in MAD. */
const FirmPricing = z.object({
  vat_rate: z.number(),
  fees: Mad,
  feesBreakdown: z.array(FeeLine),
  negative_certificate: z.object({ service: Mad, official_fees: Mad, vat: Mad, total: Mad }),
});

/** The firm's public data. */
export const Firm = z.object({
  name: z.string(),
  legal_name: z.string(),
  /** Registration numbers for the footer and the bills: ICE, RC, IF… */
  legal_numbers: z.array(z.object({ label: z.string(), value: z.string() })),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  addresses: z.array(z.object({ label: z.string(), lines: z.array(z.string()), city: z.string() })),
  hours: z.array(
    z.object({
      /** ISO week days, 1 = Monday. */
      days: z.array(z.number()),
      opens: z.nullable(z.string()),
      closes: z.nullable(z.string()),
    }),
  ),
  /** Days on which it is closed, or open although they are public holidays; absent: none. */
  special_days: z.optional(z.array(z.object({ day: z.string(), open: z.boolean() }))),
  /** Marketing figures by name ('satisfied_clients' → '500+'). Pages quote different ones. */
  claims: z.record(z.string(), z.string()),
  /** The texts of content editors that replace built-in texts of pages, by name; absent: none. */
  texts: z.optional(z.record(z.string(), z.string())),
  /** Those of this moment; a page shows the first that is for it. Absent: none. */
  banners: z.optional(z.array(PublicBanner)),
  social: z.array(z.object({ network: z.string(), url: z.string() })),
  /** Questions and answers by page, of those that were asked for. */
  faq: z.record(z.string(), z.array(Question)),
  reviews: z.array(Review),
  pricing: FirmPricing,
});

export type Firm = z.output<typeof Firm>;
