import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { findService } from '../content/services.ts';
import { negativeCertificate } from '../content/services/negative-certificate.ts';
import type { Service } from '../content/services/service.ts';
import { servicesStep } from '../content/steps.ts';
import { fr } from '../messages/fr.ts';
import { describeService } from './describe-service.ts';
import { questions } from './questions.ts';
import { trail } from './trail.ts';

/** The path parameters of a service's page. */
type Named = { slug?: string | undefined };

/** The structured data of a service's page: the service, the breadcrumb, and its questions. */
export function serviceData(read: ReadAnswer, { slug: named }: Named): StructuredData[] {
  const service = findService(named);
  if (!service) return [];
  const { questions: page, slug, title } = service;
  const asked = page && read(pageTextsQuery(page))?.data.faq[page];
  return [
    describeService(service, paths.service(slug), findPrice(service, read)),
    trail(servicesStep, { text: title, href: paths.service(slug) }),
    ...questions(asked),
  ];
}

/** The total price, taxes and fees included. Packages have their prices on the order pages. */
function findPrice({ slug }: Service, read: ReadAnswer): number | undefined {
  if (slug !== negativeCertificate.slug) return undefined;
  return read(firmQuery)?.data.pricing.negative_certificate.total;
}

/** The structured data of a service's page with the quote form. */
export function offlineServiceData(_read: ReadAnswer, { slug: named }: Named): StructuredData[] {
  const service = findService(named);
  if (!service) return [];
  const { slug, title } = service;
  return [
    describeService(service, paths.service(slug)),
    trail(
      servicesStep,
      { text: title, href: paths.service(slug) },
      { text: fr.quote.heading, href: paths.offlineService(slug) },
    ),
  ];
}
