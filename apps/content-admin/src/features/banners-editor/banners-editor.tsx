import type { Banners } from '@tassis/contracts';
import { Banner, Cluster, Stack, StatusBadge, TextLink } from '@tassis/design-system';
import { bannerState, isBannerTranslated } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useState } from 'react';
import { DraftEditor } from '../../drafts/draft-editor.tsx';
import { isSame } from '../../drafts/merge-entries.ts';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import { BannerFields } from './banner-fields.tsx';
import { bannersSource, type EditedBanner } from './banners-source.ts';

const newBanner = (): EditedBanner => ({
  text: '',
  link: '',
  link_text: '',
  tone: 'info',
  place: 'all',
});

const MINUTE = 60_000; // milliseconds

const TONES = { scheduled: 'info', shown: 'success', ended: 'neutral' } as const;

/** What public pages say across their top; a page shows the first that is for it and whose time it is. */
export function BannersEditor({ banners }: { banners: Banners }) {
  const { banners: texts } = useTexts();
  const { fields: labels } = texts;
  const now = useNow();
  return (
    <DraftEditor
      source={bannersSource}
      record={banners}
      texts={texts}
      href={paths.home}
      additions={[{ text: texts.add, make: newBanner }]}
      describe={(banner) => ({
        [labels.text]: banner.text,
        [labels.text_en]: banner.text_en,
        [labels.link]: banner.link,
        [labels.link_text]: banner.link_text,
        [labels.link_text_en]: banner.link_text_en,
        [texts.place]: texts.places[banner.place],
        [texts.tone]: texts.tones[banner.tone],
        [labels.from]: banner.from?.replace('T', ' '),
        [labels.until]: banner.until?.replace('T', ' '),
      })}
      renderMark={(banner, record) => <Marks banner={banner} record={record} now={now} />}
      renderFields={(fields) => <BannerFields {...fields} />}
      renderPreview={(shown, record) => (
        <Stack gap="l">
          {shown.map((banner, place) => (
            <Stack key={JSON.stringify(banner)} gap="s">
              <Cluster gap="xs">
                <strong>{texts.places[banner.place]}</strong>
                <Marks banner={banner} record={record} now={now} />
              </Cluster>
              <Banner
                tone={banner.tone}
                label={texts.nth(place + 1)}
                actions={
                  banner.link === '' ? null : (
                    <TextLink href={banner.link} LinkComponent={RouterLink} variant="standalone">
                      {banner.link_text}
                    </TextLink>
                  )
                }
              >
                <p>{banner.text}</p>
              </Banner>
            </Stack>
          ))}
        </Stack>
      )}
    />
  );
}

/** The moment, to the minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type MarksProps = { banner: EditedBanner; record: Banners; now: Date };

/** Whether what is published is to come, its time is there or over; what lacks its English. */
function Marks({ banner, record, now }: MarksProps) {
  const { banners: texts } = useTexts();
  const isPublished = record.banners.some((published) => isSame(published, banner));
  const state = bannerState(banner, now);
  return (
    <>
      {isPublished ? <StatusBadge tone={TONES[state]} text={texts.states[state]} /> : null}
      {isBannerTranslated(banner) ? null : <StatusBadge tone="warning" text={texts.untranslated} />}
    </>
  );
}
