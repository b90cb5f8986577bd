import { firmQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData } from '@tassis/platform/router';
import { PageOpening } from '../components/page-opening.tsx';
import { siteTextQuery, type SiteTextName } from '../content/site-texts.ts';
import { fr } from '../messages/fr.ts';
import { loadParts, SiteText } from './parts/index.tsx';

/** `/legal`, `/privacy`, `/terms`, `/cookies` */
export const siteTextRoutes = (['legal', 'privacy', 'terms', 'cookies'] as const).map(routeOf);

function routeOf(name: SiteTextName) {
  return {
    path: paths[name],
    loader: pageData((need) => [loadParts(), need(firmQuery), need(siteTextQuery(name))]),
    Component: () => (
      <>
        <PageOpening eyebrow={fr.siteTexts.eyebrow} {...fr.siteTexts[name]} />
        <SiteText name={name} />
      </>
    ),
  };
}
