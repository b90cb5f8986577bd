import * as z from '@tassis/contracts/schema';
import { AskedCompany } from '../orders/order-company.ts';
import { AskedDomiciliation } from '../orders/order-domiciliation.ts';
import { AskedCertificateRequest } from '../orders/order.ts';

/** The order that a partner has prepared, as it would be stored, without its PDF. */
export const AskedOrder = z.object({
  package_id: z.nullable(z.uuid()),
  /** One. */
  services: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('company_creation'), data: AskedCompany }),
      z.object({ type: z.literal('domiciliation'), data: AskedDomiciliation }),
      z.object({
        type: z.literal('negative_certificate_request'),
        data: AskedCertificateRequest,
      }),
    ]),
  ),
});

export type AskedOrder = z.output<typeof AskedOrder>;
