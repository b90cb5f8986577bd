import { firmQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData } from '@tassis/platform/router';
import { withParts } from '../components/on-demand.tsx';
import { PageOpening } from '../components/page-opening.tsx';
import { siteTextQuery, type SiteTextName } from '../content/site-texts.ts';
import { fr } from '../messages/fr.ts';
import { withTrail } from '../structured-data/trail.ts';
import { SiteText } from './parts/index.tsx';

/** `/legal`, `/privacy`, `/terms`, `/cookies` */
export const siteTextRoutes = (['legal', 'privacy', 'terms', 'cookies'] as const).map(routeOf);

function routeOf(name: SiteTextName) {
  return {
    path: paths[name],
    loader: withParts(
      pageData((need) => [need(firmQuery), need(siteTextQuery(name))]),
      SiteText,
    ),
    handle: import.meta.env.SSR
      ? { structuredData: withTrail({ text: fr.siteTexts[name].title, href: paths[name] }) }
      : undefined,
    Component: () => (
      <>
        <PageOpening eyebrow={fr.siteTexts.eyebrow} {...fr.siteTexts[name]} />
        <SiteText name={name} />
      </>
    ),
  };
}
