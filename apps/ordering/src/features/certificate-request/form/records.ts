import {
  createCertificateForm,
  isBlankCertificate,
  type CertificateMembers,
} from '@tassis/order-fields/certificate';
import type { FormSnapshot } from '@tassis/order-fields/form';
import { orderRecords, perClient } from '../../../order/keeping/records.ts';

/** What the browser keeps of a request for a negative certificate, by the client for whom a partner orders. */
export const certificateRecordsFor = perClient((clientId) =>
  orderRecords<FormSnapshot<CertificateMembers>>('negative_certificate', readSnapshot, clientId),
);

/** Of a request of one’s own. */
export const certificateRecords = certificateRecordsFor(null);

function readSnapshot(source: unknown) {
  const form = createCertificateForm();
  form.load(source);
  return isBlankCertificate(form.members.request.values) ? null : form.snapshot();
}

export type CertificateRecords = typeof certificateRecords;
