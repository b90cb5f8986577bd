import { isBlank, readValues, type FormValues } from '../form/values.ts';
import { keptRecord } from './kept-record.ts';

/** A visitor's form, kept from sending it until it is ordered. The key is the spec's. */
export const draft = keptRecord<FormValues>(
  { storage: () => localStorage, key: 'negativeCertificatFormData' },
  readKeptValues,
);

/** What is being typed, kept for a reload of this tab. */
export const typing = keptRecord<FormValues>(
  { storage: () => sessionStorage, key: 'typed:negative-certificate' },
  readKeptValues,
);

/** The key of an order whose answer is not known, kept for a reload of this tab. */
export const unansweredKey = keptRecord<string>(
  { storage: () => sessionStorage, key: 'unanswered:negative-certificate' },
  (source) => (typeof source === 'string' && source !== '' ? source : null),
);

function readKeptValues(source: unknown): FormValues | null {
  const values = readValues(source);
  return isBlank(values) ? null : values;
}
