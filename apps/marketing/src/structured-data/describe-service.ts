import { siteAddress } from '@tassis/platform';
import type { StructuredData } from '@tassis/platform/router';
import type { Service } from '../content/services/service.ts';
import { organisationId } from './organisation.ts';

/** A service in words of schema.org, with the address of its page. */
export function describeService({ title, description }: Service, path: string): StructuredData {
  return {
    '@type': 'Service',
    name: title,
    description,
    url: siteAddress(path),
    areaServed: 'MA',
    provider: { '@id': organisationId() },
  };
}
