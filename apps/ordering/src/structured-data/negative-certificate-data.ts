import { firmQuery } from '@tassis/api-client';
import { paths, siteAddress } from '@tassis/platform';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { fr } from '../messages/fr.ts';
import { provider } from './provider.ts';
import { trailData } from './trail-data.ts';

/** The structured data of the negative certificate: breadcrumb, service and price. */
export function negativeCertificateData(read: ReadAnswer): StructuredData[] {
  const pricing = read(firmQuery)?.data.pricing.negative_certificate;
  const offer = pricing && { '@type': 'Offer', price: pricing.total, priceCurrency: 'MAD' };
  return [
    trailData({ text: fr.page.title, href: paths.negativeCertificate }),
    {
      '@type': 'Service',
      name: fr.page.title,
      description: fr.page.description,
      url: siteAddress(paths.negativeCertificate),
      areaServed: 'MA',
      provider: provider(),
      ...(offer && { offers: offer }),
    },
  ];
}
