import {
  createCertificateForm,
  isBlankCertificate,
  type CertificateMembers,
} from '@tassis/order-fields/certificate';
import type { FormSnapshot } from '@tassis/order-fields/form';
import { orderRecords } from '../../../order/keeping/records.ts';

/** What the browser keeps of a request for a negative certificate. */
export const certificateRecords = orderRecords<FormSnapshot<CertificateMembers>>(
  'negative_certificate',
  (source) => {
    const form = createCertificateForm();
    form.load(source);
    return isBlankCertificate(form.members.request.values) ? null : form.snapshot();
  },
);
