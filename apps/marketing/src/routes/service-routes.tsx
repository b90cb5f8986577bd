import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData, PageHead, UnlistedHead } from '@tassis/platform/router';
import { onDemand, withParts } from '../components/on-demand.tsx';
import { services } from '../content/services.ts';
import type { Service } from '../content/services/service.ts';
import { QuoteForm } from '../features/contact-forms/index.tsx';
import { fr } from '../messages/fr.ts';
import { offlineServiceData, serviceData } from '../structured-data/service-data.ts';

/** One script for the pages of all services, apart from the area's entry. */
const load = () => import('./service-pages/index.ts');
const ServicePage = onDemand(async () => (await load()).ServicePage, fr.serviceUnavailable);
const OfflineServicePage = onDemand(
  async () => (await load()).OfflineServicePage,
  fr.serviceUnavailable,
);

const UnknownServicePage = onDemand(
  async () => (await load()).UnknownServicePage,
  fr.serviceUnavailable,
);

/** `/services/{title}`, `/services/offline/{title}`, and what is under neither */
export const serviceRoutes = [
  ...services.flatMap((service) => [presentation(service), offline(service)]),
  {
    path: `${paths.services}/*`,
    loader: withParts(leadOn, UnknownServicePage),
    Component: () => (
      <>
        <UnlistedHead title={fr.unknownService.title} description={fr.unknownService.text} />
        <UnknownServicePage />
      </>
    ),
  },
];

function presentation(service: Service) {
  const { title, slug, description, questions } = service;
  return {
    path: paths.service(slug),
    loader: withParts(
      pageData((need) => [
        need(firmQuery),
        ...(questions ? [need(pageTextsQuery(questions))] : []),
      ]),
      ServicePage,
    ),
    handle: import.meta.env.SSR ? { structuredData: serviceData(service) } : undefined,
    Component: () => (
      <>
        <PageHead title={title} description={description} />
        <ServicePage service={service} />
      </>
    ),
  };
}

function offline(service: Service) {
  const { title, slug } = service;
  return {
    path: paths.offlineService(slug),
    loader: withParts(
      pageData((need) => [need(firmQuery)]),
      OfflineServicePage,
      QuoteForm,
    ),
    handle: import.meta.env.SSR ? { structuredData: offlineServiceData(service) } : undefined,
    Component: () => (
      <>
        <PageHead title={fr.quote.title(title)} description={fr.quote.description(title)} />
        <OfflineServicePage service={service} />
      </>
    ),
  };
}

/** Leads from another name of a page to it, as the edge does where a page is asked for. */
function leadOn({ request }: { request: Request }) {
  return load().then(
    ({ redirectTo }) => redirectTo(request.url),
    () => null,
  );
}
