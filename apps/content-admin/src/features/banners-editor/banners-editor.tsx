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

/** What public pages say across their top; a page shows the first that is for it and whose time it is. */
export function BannersEditor({ banners }: { banners: Banners }) {
  const { banners: texts } = useTexts();
  const { fields: labels } = texts;
  const locale = useLocale();
  return (
    <DraftEditor
      source={bannersSource}
      record={banners}
      texts={texts}
      // Its pages differ from banner to banner: the preview leads to them.
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

/** What is typed may be no moment yet. */
function toMoment(typed: string | undefined, locale: Locale): string | undefined {
  return typed && moroccanMoment(typed) ? formatAppointment(locale, typed) : typed;
}
