import type { Banners } from '@tassis/contracts';
import { Banner, Cluster, SegmentedControl, Stack, TextLink } from '@tassis/design-system';
import { bannerInEnglish, bannerPages } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import { BannerMarks } from './banner-marks.tsx';
import type { EditedBanner } from './banners-source.ts';

const LANGUAGES = ['fr', 'en'] as const;

type BannersPreviewProps = { banners: readonly EditedBanner[]; record: Banners };

/** The banners as pages show them in French or English, each with links to its pages. */
export function BannersPreview({ banners, record }: BannersPreviewProps) {
  const { banners: texts } = useTexts();
  const [locale, setLocale] = useState<Locale>('fr');
  return (
    <Stack gap="l">
      <SegmentedControl
        label={texts.language}
        name="preview-language"
        value={locale}
        options={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
        onChange={setLocale}
      />
      {banners.map((banner, place) => {
        const french = { ...banner, lang: 'fr' };
        const {
          text,
          link_text: linkText,
          lang,
        } = locale === 'en' ? bannerInEnglish(banner) : french;
        return (
          <Stack key={JSON.stringify(banner)} gap="s">
            <Cluster gap="xs">
              <strong>{texts.places[banner.place]}</strong>
              <BannerMarks banner={banner} record={record} />
            </Cluster>
            <Banner
              tone={banner.tone}
              label={texts.nth(place + 1)}
              actions={
                banner.link === '' ? null : (
                  <TextLink
                    href={banner.link}
                    lang={lang}
                    LinkComponent={RouterLink}
                    variant="standalone"
                  >
                    {linkText}
                  </TextLink>
                )
              }
            >
              <p lang={lang}>{text}</p>
            </Banner>
            <Cluster gap="s">
              {bannerPages(banner.place).map((path) => (
                <TextLink key={path} href={path} LinkComponent={RouterLink}>
                  {texts.see(path)}
                </TextLink>
              ))}
            </Cluster>
          </Stack>
        );
      })}
    </Stack>
  );
}
