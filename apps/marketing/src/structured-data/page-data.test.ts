import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { firstQuestions } from '@tassis/domain/first-questions';
import { QueryClient } from '@tassis/api-client/query';
import { firmAnswer } from '@tassis/testing/answers';
import { provideSiteOrigin } from '@tassis/platform';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { describe, expect, it } from 'vitest';
import { services } from '../content/services.ts';
import { domiciliation } from '../content/services/domiciliation.ts';
import { negativeCertificate } from '../content/services/negative-certificate.ts';
import { steering } from '../content/services/steering.ts';
import { firmData, servicesData } from './page-data.ts';
import { offlineServiceData, serviceData } from './service-data.ts';

const firm = firmAnswer();
const queries = new QueryClient();
queries.setQueryData(firmQuery.queryKey, firm);
queries.setQueryData(pageTextsQuery('home').queryKey, firm);
for (const page of ['services', 'domiciliation'] as const) {
  const asked = { ...firm, data: { ...firm.data, faq: firstQuestions } };
  queries.setQueryData(pageTextsQuery(page).queryKey, asked);
}
const read: ReadAnswer = ({ queryKey }) => queries.getQueryData(queryKey);

provideSiteOrigin('https://tassis.example');

describe('the structured data of the home page', () => {
  const [organisation, faq] = firmData('home')(read);

  it('have the firm’s data', () => {
    expect(organisation).toMatchObject({
      '@type': 'ProfessionalService',
      '@id': 'https://tassis.example/#organisation',
      name: firm.data.name,
      telephone: firm.data.phone,
      image: 'https://tassis.example/social.png',
      sameAs: firm.data.social.map(({ url }) => url),
    });
    expect(organisation?.['address']).toHaveLength(firm.data.addresses.length);
  });

  it('have the opening hours, without the days on which the firm is closed', () => {
    expect(organisation?.['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '09:00',
        closes: '13:00',
      },
    ]);
  });

  it('have the questions of the page', () => {
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    expect(faq?.['mainEntity']).toHaveLength(firm.data.faq['home']?.length ?? 0);
  });

  it('are empty until the firm’s data have loaded', () => {
    expect(firmData('home')(() => undefined)).toEqual([]);
  });
});

it('the page of the services has the whole catalogue, each service with its address', () => {
  const [list, faq] = servicesData(read);
  expect(faq?.['mainEntity']).toHaveLength(firstQuestions.services.length);
  expect(list?.['itemListElement']).toHaveLength(services.length);
  const item: unknown = expect.objectContaining({
    url: 'https://tassis.example/negative-certificate',
  });
  expect(list?.['itemListElement']).toContainEqual(expect.objectContaining({ item }));
});

const listTypes = (data: readonly StructuredData[]) => data.map((each) => each['@type']);

describe('the structured data of a service’s pages', () => {
  it('have the service, the breadcrumb and its questions', () => {
    const [described, above, faq] = serviceData(read, domiciliation);
    expect(described).toMatchObject({
      name: 'Domiciliation',
      url: 'https://tassis.example/services/domiciliation',
    });
    expect(above?.['itemListElement']).toEqual([
      expect.objectContaining({ position: 1, item: 'https://tassis.example/' }),
      expect.objectContaining({ position: 2, item: 'https://tassis.example/services' }),
      expect.objectContaining({ position: 3, name: 'Domiciliation' }),
    ]);
    expect(faq?.['mainEntity']).toHaveLength(firstQuestions.domiciliation.length);
  });

  it('have no questions where there are none', () => {
    expect(listTypes(serviceData(read, steering))).toEqual(['Service', 'BreadcrumbList']);
  });

  it('have one more page in the breadcrumb above the form', () => {
    const [, above] = offlineServiceData(read, steering);
    expect(above?.['itemListElement']).toHaveLength(4);
  });

  it('have its price if the firm has one', () => {
    const [described] = serviceData(read, negativeCertificate);
    const price = firm.data.pricing.negative_certificate.total;
    expect(described?.['offers']).toMatchObject({ price, priceCurrency: 'MAD' });
    expect(serviceData(read, steering)[0]?.['offers']).toBeUndefined();
  });
});
