import { certificateForm, isBlank, type KeptCertificate } from '@tassis/order-fields/certificate';
import { orderRecords } from '../../../order/keeping/records.ts';

/** What the browser keeps of a request for a negative certificate. */
export const certificateRecords = orderRecords<KeptCertificate>(
  'negative_certificate',
  (source) => {
    const form = certificateForm();
    form.load(source);
    return isBlank(form.members.request.values) ? null : form.kept();
  },
);
