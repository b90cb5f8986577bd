import type { CSV_LISTS } from '@tassis/contracts';
import { billsCsv } from '../bills/bills-csv.ts';
import { callbackRequestsCsv } from '../callback-requests/callback-requests-csv.ts';
import { contactSubmissionsCsv } from '../contact-submissions/contact-submissions-csv.ts';
import { documentsCsv } from '../documents/documents-csv.ts';
import { clientsCsv } from '../clients/clients-csv.ts';
import { ordersCsv } from '../orders/read/orders-csv.ts';
import { domiciliationsCsv } from '../domiciliations/domiciliations-csv.ts';
import { warningsCsv } from '../domiciliations/warnings-csv.ts';
import { mailsCsv } from '../mails/mails-csv.ts';
import { newsletterSubscriptionsCsv } from '../newsletter-subscriptions/newsletter-subscriptions-csv.ts';
import { partnersCsv } from '../partners/partners-csv.ts';
import { usersCsv } from '../users/users-csv.ts';
import type { CsvExport } from '../../downloads/csv-export.ts';

type CsvList = (typeof CSV_LISTS)[number];

/** Every list that can be exported, by the last segment of its URL. */
const csvExports: Readonly<Record<CsvList, CsvExport>> = {
  'callback-requests': callbackRequestsCsv,
  'contact-submissions': contactSubmissionsCsv,
  documents: documentsCsv,
  'domiciliation-warnings': warningsCsv,
  clients: clientsCsv,
  orders: ordersCsv,
  domiciliations: domiciliationsCsv,
  mails: mailsCsv,
  'newsletter-subscriptions': newsletterSubscriptionsCsv,
  partners: partnersCsv,
  payments: billsCsv,
  users: usersCsv,
};

/** The export of a list; null for an unknown name, which a link of another release may have. */
export function findCsvExport(list: string): CsvExport | null {
  return Object.entries(csvExports).find(([name]) => name === list)?.[1] ?? null;
}
