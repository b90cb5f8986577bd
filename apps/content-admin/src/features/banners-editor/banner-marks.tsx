import type { Banners } from '@tassis/contracts';
import { StatusBadge } from '@tassis/design-system';
import { bannerState, isBannerTranslated } from '@tassis/domain';
import { useEffect, useState } from 'react';
import { isSame } from '../../drafts/merge-entries.ts';
import { isEnglishStale } from '../../drafts/stale-english.ts';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import type { EditedBanner } from './banners-source.ts';

const MINUTE = 60_000; // Milliseconds.

const TONES = { scheduled: 'info', shown: 'success', ended: 'neutral' } as const;

/** Marks a published banner as planned, shown or over, and one whose English is missing or outdated. */
export function BannerMarks({ banner, record }: { banner: EditedBanner; record: Banners }) {
  const { banners: texts } = useTexts();
  const isPublished = record.banners.some((published) => isSame(published, banner));
  const state = bannerState(banner, useNow());
  const isStale =
    isBannerTranslated(banner) && isEnglishStale(inBoth(banner), record.banners.map(inBoth));
  return (
    <>
      {isPublished ? <StatusBadge tone={TONES[state]} text={texts.states[state]} /> : null}
      {isBannerTranslated(banner) ? null : <StatusBadge tone="warning" text={texts.untranslated} />}
      {isStale ? <StatusBadge tone="warning" text={texts.stale} /> : null}
    </>
  );
}

function inBoth({ text, link_text, text_en, link_text_en }: EditedBanner) {
  return { french: [text, link_text], english: [text_en, link_text_en] };
}

/** The current time, to the minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
