import { siteAddress } from '@tassis/platform';
import type { StructuredData } from '@tassis/platform/router';
import type { Service } from '../content/services/service.ts';
import { namedOrganisation } from './organisation.ts';

/** A service in the vocabulary of schema.org, with the address of its page, and its price in MAD if it has one. */
export function describeService(
  { title, description, link }: Service,
  path: string,
  price?: number,
): StructuredData {
  return {
    '@type': 'Service',
    name: title,
    description,
    url: siteAddress(path),
    areaServed: 'MA',
    provider: namedOrganisation(),
    ...(price !== undefined && {
      offers: { '@type': 'Offer', price, priceCurrency: 'MAD', url: siteAddress(link) },
    }),
  };
}
