import type { Banners } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { moroccanMoment } from '@tassis/domain';
import { formatAppointment, type Locale } from '@tassis/messages';
import { DraftEditor } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import { BannerFields } from './banner-fields.tsx';
import { BannerMarks } from './banner-marks.tsx';
import { BannersPreview } from './banners-preview.tsx';
import { bannersSource, type EditedBanner } from './banners-source.ts';

const newBanner = (): EditedBanner => ({
  text: '',
  link: '',
  link_text: '',
  tone: 'info',
  place: 'all',
});

/** The banners of public pages. A page shows the first banner that is for it and within its period. */
export function BannersEditor({ banners }: { banners: Banners }) {
  const { banners: texts } = useTexts();
  const { fields: labels } = texts;
  const locale = useLocale();
  return (
    <DraftEditor
      source={bannersSource}
      record={banners}
      texts={texts}
      // Each banner has other pages, so the preview links to them instead.
      href={undefined}
      additions={[{ text: texts.add, make: newBanner }]}
      labels={() => labels}
      describe={(banner) => ({
        [labels.text]: banner.text,
        [labels.text_en]: banner.text_en,
        [labels.link]: banner.link,
        [labels.link_text]: banner.link_text,
        [labels.link_text_en]: banner.link_text_en,
        [labels.place]: texts.places[banner.place],
        [labels.tone]: texts.tones[banner.tone],
        [labels.from]: toMoment(banner.from, locale),
        [labels.until]: toMoment(banner.until, locale),
      })}
      renderMark={(banner, record) => <BannerMarks banner={banner} record={record} />}
      renderFields={(fields) => <BannerFields {...fields} />}
      renderPreview={(shown, record) => <BannersPreview banners={shown} record={record} />}
    />
  );
}

/** The date and time in words; text that is no valid date yet stays as it is. */
function toMoment(typed: string | undefined, locale: Locale): string | undefined {
  return typed && moroccanMoment(typed) ? formatAppointment(locale, typed) : typed;
}
