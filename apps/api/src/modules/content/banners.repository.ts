import { createHash } from 'node:crypto';
import { Banners, type Firm } from '@tassis/contracts';
import { bannerState, bannerInEnglish } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import * as z from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { findRecord } from './content-record.repository.ts';

type Banner = Banners['banners'][number];
const StoredBanners = Banners.shape.banners;

/** The banners of public pages, and their draft. */
export async function findBanners(db: Executor): Promise<Banners> {
  const { value, version, draft, lastChange } = await findRecord(db, 'banners');
  return {
    banners: z.parse(StoredBanners, value ?? []),
    draft: draft && {
      banners: z.parse(StoredBanners, draft.value),
      saved_at: draft.savedAt.toISOString(),
    },
    version,
    last_change: lastChange,
  };
}

/** The current banners; undefined when there are none. */
export function toBanners(
  stored: unknown,
  { locale, now }: { locale: Locale; now: Date },
): Firm['banners'] {
  const shown = z
    .parse(StoredBanners, stored)
    .filter((banner) => bannerState(banner, now) === 'shown')
    .map((banner) => publicBanner(banner, locale));
  return shown.length > 0 ? shown : undefined;
}

function publicBanner(banner: Banner, locale: Locale): NonNullable<Firm['banners']>[number] {
  const { place, tone, link: href } = banner;
  const isEnglish = locale === 'en';
  const {
    text,
    link_text: linkText,
    lang,
  } = isEnglish ? bannerInEnglish(banner) : { ...banner, lang: 'fr' as const };
  return {
    id: computeId(banner),
    place,
    tone,
    text,
    ...(href !== '' && { link: { href, text: linkText } }),
    ...(isEnglish && lang === 'fr' && { lang }),
  };
}

/** The id under which a visitor dismisses a banner: the same text at another time or with another link has another id. */
function computeId({ text, from = '', link }: Banner): string {
  const said = JSON.stringify([text, from, link]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 8);
}
