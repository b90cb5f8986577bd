import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import type { FaqPage } from '@tassis/domain';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { services } from '../content/services.ts';
import { describeService } from './describe-service.ts';
import { organisation } from './organisation.ts';
import { questions } from './questions.ts';

/** The structured data of a page about the firm: the firm, and the page's questions. */
export const firmData =
  (page: FaqPage) =>
  (read: ReadAnswer): StructuredData[] => {
    const firm = read(firmQuery)?.data;
    const texts = read(pageTextsQuery(page))?.data;
    return firm ? [organisation(firm), ...questions(texts?.faq[page])] : [];
  };

/** The structured data of the page of the services: the catalogue, and the page's questions. */
export function servicesData(read: ReadAnswer): StructuredData[] {
  const asked = read(pageTextsQuery('services'))?.data.faq['services'];
  const itemListElement = services.map((service, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: describeService(service, service.link),
  }));
  return [{ '@type': 'ItemList', itemListElement }, ...questions(asked)];
}
