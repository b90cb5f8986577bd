import { QueryClientProvider, type QueryClient } from '@tassis/api-client/query';
import { HostProvider, type Locale } from '@tassis/design-system/host';
import type { ReleaseManifest } from '@tassis/platform/release';
import { OtherLanguageContext } from '@tassis/platform/router';
import { useMemo, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { MayEnterContext, type MayEnter } from './areas/access.ts';
import { AreasContext } from './frame/is-dashboard.ts';
import { ServedLocationContext } from './frame/served-location.ts';
import { otherLanguageThan } from './language/other-language.ts';
import { frenchSite, SiteLanguageContext, type SiteLanguage } from './language/site-language.ts';
import { textsIn } from './messages/use-texts.ts';

interface SiteProps {
  queries: QueryClient;
  mayEnter: MayEnter;
  /** The areas, of which some have a frame of their own; needed when a dashboard may be shown. */
  manifest?: Pick<ReleaseManifest, 'areas'> | undefined;
  /** Without it the site is French, as the server renders it. */
  language?: SiteLanguage | undefined;
  /** The language of the page that is shown. */
  locale?: Locale;
  /** The location of the server-rendered page that the app hydrates. */
  served?: Location | undefined;
  children: ReactNode;
}

const FRENCH = frenchSite([]);
const EMPTY = { areas: [] };

/** Everything around the pages. */
export function Site(props: SiteProps) {
  const { language = FRENCH, locale = 'fr', manifest = EMPTY } = props;
  const { toastRegion, closeToast, inFrench } = textsIn(locale);
  const otherLanguage = useMemo(
    () => otherLanguageThan(locale, { language, inFrench }),
    [locale, language, inFrench],
  );
  return (
    <QueryClientProvider client={props.queries}>
      <HostProvider locale={locale} texts={{ toastRegion, closeToast }}>
        <SiteLanguageContext value={language}>
          <MayEnterContext value={props.mayEnter}>
            <AreasContext value={manifest.areas}>
              <OtherLanguageContext value={otherLanguage}>
                <ServedLocationContext value={props.served}>{props.children}</ServedLocationContext>
              </OtherLanguageContext>
            </AreasContext>
          </MayEnterContext>
        </SiteLanguageContext>
      </HostProvider>
    </QueryClientProvider>
  );
}
