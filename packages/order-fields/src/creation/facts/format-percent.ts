import type { Locale } from '@tassis/messages';

const TAGS = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** 0.4 → '40 %', with two decimals at most. */
export function formatPercent(locale: Locale, part: number): string {
  const format = new Intl.NumberFormat(TAGS[locale], {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return format.format(part);
}
