import type { OrderContent } from '@tassis/contracts/order-content';
import type { ServiceType } from '@tassis/domain';
import {
  companyCreationData,
  domiciliationData,
  negativeCertificateData,
} from '@tassis/testing/builders';
import { normalizeService, toContent } from '../modules/orders/order-content.ts';

const services = {
  company_creation: { type: 'company_creation', data: companyCreationData() },
  domiciliation: { type: 'domiciliation', data: domiciliationData() },
  negative_certificate_request: {
    type: 'negative_certificate_request',
    data: negativeCertificateData(),
  },
} as const;

/** The content of an order of a service, where it does not matter. */
export function anyContent(type: ServiceType): OrderContent {
  return toContent(normalizeService(services[type]), null);
}
