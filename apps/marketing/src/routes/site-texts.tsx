import { firmQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData } from '@tassis/platform/router';
import { siteTextQuery, type SiteTextName } from '../content/site-texts.ts';
import { SiteText } from '../features/site-text/site-text.tsx';

/** `/legal`, `/privacy`, `/terms`, `/cookies` */
export const siteTextRoutes = (['legal', 'privacy', 'terms', 'cookies'] as const).map(routeOf);

function routeOf(name: SiteTextName) {
  return {
    path: paths[name],
    loader: pageData((need) => [need(firmQuery), need(siteTextQuery(name))]),
    Component: () => <SiteText name={name} />,
  };
}
