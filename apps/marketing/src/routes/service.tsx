import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { pageData, PageHead, useParams } from '@tassis/platform/router';
import { findService } from '../content/services.ts';
import { serviceData } from '../structured-data/service-data.ts';
import { unlessUnknown } from './service-pages/redirect-to.ts';
import { ServicePage } from './service-pages/service-page.tsx';
import { UnknownServicePage } from './service-pages/unknown-service-page.tsx';

export const loader = unlessUnknown(
  pageData((need, { slug }) => {
    const questions = findService(slug)?.questions;
    return [need(firmQuery), ...(questions ? [need(pageTextsQuery(questions))] : [])];
  }),
);

export const handle = import.meta.env.SSR ? { structuredData: serviceData } : undefined;

/** `/services/:slug`: the page of a service. */
export function Component() {
  const service = findService(useParams()['slug']);
  if (!service) return <UnknownServicePage />;
  return (
    <>
      <PageHead title={service.title} description={service.description} />
      <ServicePage service={service} />
    </>
  );
}
