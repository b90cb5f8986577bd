import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import type { FaqPage } from '@tassis/domain';
import { siteAddress } from '@tassis/platform';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { services } from '../content/services.ts';
import { organisation, organisationId } from './organisation.ts';
import { questions } from './questions.ts';

/** What a page about the firm tells search engines: the firm, and the page's questions. */
export const firmData =
  (page: FaqPage) =>
  (read: ReadAnswer): StructuredData[] => {
    const firm = read(firmQuery)?.data;
    const texts = read(pageTextsQuery(page))?.data;
    return firm ? [organisation(firm), ...questions(texts?.faq[page])] : [];
  };

/** What the page of the services tells them: the catalogue. */
export function servicesData(): StructuredData[] {
  const itemListElement = services.map(({ title, description, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Service',
      name: title,
      description,
      url: siteAddress(link),
      areaServed: 'MA',
      provider: { '@id': organisationId() },
    },
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}
