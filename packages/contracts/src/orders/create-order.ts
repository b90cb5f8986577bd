import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { Mad } from '../money.ts';
import { wrong } from '../rule.ts';
import { PDF_BODY_LIMIT } from '../documents/pdf-upload.ts';
import { CompanyCreationService } from './company-creation-form.ts';
import { DomiciliationService } from './domiciliation-form.ts';
import { NegativeCertificateForm } from './negative-certificate-form.ts';
import { Order } from './order.ts';

const noPackage = { error: 'package_not_allowed' };

const NegativeCertificateService = z.strictObject({
  type: z.literal('negative_certificate_request'),
  package_id: z.nullish(z.null(noPackage)),
  data: NegativeCertificateForm,
});

/** A service, by `type`. An order has one. */
const Service = z.discriminatedUnion(
  'type',
  [CompanyCreationService, DomiciliationService, NegativeCertificateService],
  wrong,
);

const services = z.array(Service, { error: 'one_service_required' });

const OrderForm = z.strictObject({
  package_id: z.nullish(z.uuid(wrong)),
  includeOptionalCompanyCreation: z.optional(z.boolean(wrong)),
  /** If sent, it must equal the server's total. */
  finalPrice: z.optional(Mad),
  services: services.check(z.length(1, { error: 'one_service_required' })),
});

export const createOrder = defineContract({
  name: 'createOrder',
  method: 'POST',
  path: '/orders',
  summary:
    'Send an order. 201 for a new one; 200 with the first one when the same body came within 60 seconds without a key.',
  auth: ['client'],
  request: {
    body: OrderForm,
    headers: IdempotencyHeaders,
  },
  response: { status: 201, otherStatus: 200, schema: itemAnswer(Order) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'price_mismatch',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
  idempotent: true,
  bodyLimit: PDF_BODY_LIMIT,
});
