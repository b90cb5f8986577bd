import { pageTextsQuery } from '@tassis/api-client';
import { paths, siteAddress } from '@tassis/platform';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import type { Service } from '../content/services/service.ts';
import { fr } from '../messages/fr.ts';
import { describeService } from './describe-service.ts';
import { questions } from './questions.ts';

/** What the page of a service tells search engines: the service, the pages above it, and its questions. */
export const serviceData =
  (service: Service) =>
  (read: ReadAnswer): StructuredData[] => {
    const { questions: page, slug, title } = service;
    const asked = page && read(pageTextsQuery(page))?.data.faq[page];
    return [
      describeService(service, paths.service(slug)),
      breadcrumbs([[title, paths.service(slug)]]),
      ...questions(asked),
    ];
  };

/** What the page of a service with the quote form tells them. */
export const offlineServiceData = (service: Service) => (): StructuredData[] => {
  const { slug, title } = service;
  return [
    describeService(service, paths.service(slug)),
    breadcrumbs([
      [title, paths.service(slug)],
      [fr.quote.heading, paths.offlineService(slug)],
    ]),
  ];
};

function breadcrumbs(pages: readonly [name: string, path: string][]): StructuredData {
  const all = [[fr.servicesPage.heading, paths.services] as const, ...pages];
  const itemListElement = all.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteAddress(path),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
