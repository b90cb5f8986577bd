import { listAdminBills } from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import { priceWords, translate, type Locale } from '@tassis/messages';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import { getShownStatus } from './bill-due.ts';
import type { ListedBill } from './bill.repository.ts';
import { keyOfBill, listOfBills, readBills } from './bill-list.repository.ts';

/** The CSV of bills and credit notes, for the firm's accountant. */
export const billsCsv = defineCsvExport({
  contract: listAdminBills,
  words: {
    fr: {
      file: 'factures',
      columns: [
        ['Numéro', 'Commande', 'Émise le', 'Échéance', 'Client', 'Société', 'ICE', 'Email'],
        [...amounts('fr', 'TVA'), 'Payé', 'État'],
      ].flat(),
    },
    en: {
      file: 'bills',
      columns: [
        ['Number', 'Order', 'Issued on', 'Due on', 'Client', 'Company', 'ICE', 'Email'],
        [...amounts('en', 'VAT'), 'Paid', 'Status'],
      ].flat(),
    },
  },
  buildList: (db, query) => listOfBills(db, query),
  read: createPageReader<ListedBill>(readBills),
  getKey: (row) => keyOfBill(row),
  cells: ({ bill, order }, locale) => {
    const { client } = bill.parties;
    const { subtotal, vat, fees } = bill.pricing;
    const status = getShownStatus(bill);
    return [
      bill.number,
      order.reference,
      bill.issuedOn,
      bill.dueOn,
      client.name,
      client.companyName,
      client.ice,
      client.email,
      ...[subtotal, vat, fees, bill.totalCentimes, bill.paidCentimes].map(toMad),
      status === null ? null : translate(locale, `bill_status.${status}`),
    ];
  },
});

function amounts(locale: Locale, tax: string): string[] {
  const { subtotal, disbursements, total } = priceWords(locale);
  return [subtotal, tax, disbursements, total];
}
