import type { OtherLanguage } from '@tassis/platform/router';
import type { Language } from '@tassis/platform/release';
import type { SiteLanguage } from './site-language.ts';

/**
 * The language note of links on a page in this language. Every page exists in French, so only pages in
 * another language have links with a note.
 */
export function otherLanguageThan(
  locale: Language,
  { language, inFrench }: { language: Pick<SiteLanguage, 'languagesAt'>; inFrench: string },
): (href: string) => OtherLanguage | undefined {
  const french = { lang: 'fr', text: inFrench };
  return (href) => {
    if (locale === 'fr' || !href.startsWith('/')) return undefined;
    const pathname = href.replace(/[?#].*$/u, '');
    return language.languagesAt(pathname).includes(locale) ? undefined : french;
  };
}
