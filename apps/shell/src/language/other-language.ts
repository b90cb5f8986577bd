import type { OtherLanguage } from '@tassis/platform/router';
import type { Language } from '@tassis/platform/release';
import type { SiteLanguage } from './site-language.ts';

/**
 * What links say of the language that they lead to, on a page in this one. Every page is there in French: only one in
 * another language has links to say something of.
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
