import { LanguageSwitch } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { SiteLanguageContext } from '../language/site-language.ts';
import { useTexts } from '../messages/use-texts.ts';

/** The choice of language, on pages that exist in several. */
export function LanguageChoice({ wide = false }: { wide?: boolean }) {
  const { languagesAt, choose } = useContext(SiteLanguageContext);
  const { pathname } = useLocation();
  const locale = useLocale();
  const { language } = useTexts();
  if (languagesAt(pathname).length < 2) return null;
  return <LanguageSwitch label={language} value={locale} onChange={choose} wide={wide} />;
}
