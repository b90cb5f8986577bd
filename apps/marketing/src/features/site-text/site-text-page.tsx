import { firmQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData } from '@tassis/platform/router';
import { PageOpening } from '../../components/page-opening.tsx';
import { siteTextQuery, type SiteTextName } from '../../content/site-texts.ts';
import { fr } from '../../messages/fr.ts';
import { withTrail } from '../../structured-data/trail.ts';
import { SiteText } from './site-text.tsx';

/** Makes the exports of a route for a legal text. */
export function siteTextPage(name: SiteTextName) {
  const { title } = fr.siteTexts[name];
  return {
    loader: pageData((need) => [need(firmQuery), need(siteTextQuery(name))]),
    handle: import.meta.env.SSR
      ? { structuredData: withTrail({ text: title, href: paths[name] }) }
      : undefined,
    Component: () => (
      <>
        <PageOpening eyebrow={fr.siteTexts.eyebrow} {...fr.siteTexts[name]} />
        <SiteText name={name} />
      </>
    ),
  };
}
