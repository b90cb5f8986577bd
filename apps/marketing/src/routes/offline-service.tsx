import { firmQuery } from '@tassis/api-client';
import { pageData, PageHead, useParams } from '@tassis/platform/router';
import { findService } from '../content/services.ts';
import { fr } from '../messages/fr.ts';
import { offlineServiceData } from '../structured-data/service-data.ts';
import { OfflineServicePage } from './service-pages/offline-service-page.tsx';
import { unlessUnknown } from './service-pages/redirect-to.ts';
import { UnknownServicePage } from './service-pages/unknown-service-page.tsx';

export const loader = unlessUnknown(pageData((need) => [need(firmQuery)]));

export const handle = import.meta.env.SSR ? { structuredData: offlineServiceData } : undefined;

/** `/services/offline/:slug`: the form for a quote. */
export function Component() {
  const service = findService(useParams()['slug']);
  if (!service) return <UnknownServicePage />;
  const { title } = service;
  return (
    <>
      <PageHead title={fr.quote.title(title)} description={fr.quote.description(title)} />
      <OfflineServicePage service={service} />
    </>
  );
}
