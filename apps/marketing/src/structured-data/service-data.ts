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

/** What the path of a service's page names. */
type Named = { slug?: string | undefined };

/** What the page of a service tells search engines: the service, the pages above it, and its questions. */
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

/** What is paid for it, taxes and fees included; packages say theirs where they are ordered. */
function findPrice({ slug }: Service, read: ReadAnswer): number | undefined {
  if (slug !== negativeCertificate.slug) return undefined;
  return read(firmQuery)?.data.pricing.negative_certificate.total;
}

/** What the page of a service with the quote form tells them. */
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
