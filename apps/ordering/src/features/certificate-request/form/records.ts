import { orderRecords } from '../../../order/keeping/records.ts';
import { isBlank, readValues, type FormValues } from './values.ts';

/** What the browser keeps of a request for a negative certificate. */
export const certificateRecords = orderRecords<FormValues>(
  { draft: 'negativeCertificatFormData', form: 'negative-certificate' },
  (source) => {
    const values = readValues(source);
    return isBlank(values) ? null : values;
  },
);
