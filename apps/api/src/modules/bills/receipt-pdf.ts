import type { Centimes, PaymentMethod } from '@tassis/domain';
import { formatDate, translate } from '@tassis/messages';
import { drawFacts, drawParty } from '../../pdf/blocks.ts';
import { drawFeet, drawHead } from '../../pdf/letterhead.ts';
import { drawTotals } from '../../pdf/price-table.ts';
import { innerWidth, page, renderPdf, type Sheet } from '../../pdf/sheet.ts';
import { write } from '../../pdf/write.ts';
import { sumInWords } from './amount-in-words.ts';
import type { BillRow } from './bill-writer.repository.ts';
import { money } from './price-words.ts';

export type Receipt = {
  bill: BillRow;
  payment: {
    /** The number of the payment, from 1. */
    ordinal: number;
    amount: Centimes;
    method: PaymentMethod;
    paidOn: string;
  };
  /** The total paid, including this payment. */
  paid: Centimes;
  now: Date;
};

/** Renders the receipt of a payment. */
export function renderReceipt(receipt: Receipt): Promise<Uint8Array> {
  const { bill, payment, now } = receipt;
  const { firm } = bill.parties;
  const title = 'Reçu de paiement';
  return renderPdf({ title: `${title} ${bill.number}`, author: firm.name, at: now }, (sheet) => {
    let y = drawHead(sheet, firm, {
      title,
      number: `N°\u00A0${payment.ordinal}  ·  Facture N° ${bill.number}`,
    });
    y = drawSentence(sheet, receipt, y + 12);
    y = drawFacts(sheet, buildFacts(receipt), y + 18);
    drawTotals(sheet, toTotals(receipt), y + 24);
    drawFeet(sheet, firm);
  });
}

function drawSentence(sheet: Sheet, { bill, payment }: Receipt, y: number): number {
  const { client } = bill.parties;
  const names = [client.companyName, client.name].filter((name) => name !== null);
  const lines = [...names, client.address.join(', ')].filter(Boolean);
  drawParty(sheet, { label: 'Reçu de', lines }, { x: page.side, y, width: innerWidth });
  const sentence = `Nous avons reçu la somme ${sumInWords(payment.amount)} (${money(payment.amount)}), en règlement de la facture ${bill.number}.`;
  write(sheet, sentence, { at: [page.side, sheet.y + 12], size: 11, width: innerWidth, gap: 3 });
  return sheet.y;
}

function buildFacts({ payment }: Receipt) {
  return [
    { label: 'Reçu le', value: formatDate('fr', payment.paidOn) },
    { label: 'Mode de règlement', value: translate('fr', `payment_method.${payment.method}`) },
    { label: 'Montant', value: money(payment.amount) },
  ];
}

function toTotals({ bill, paid }: Receipt) {
  const rows = [
    { label: 'Total de la facture', amount: money(bill.totalCentimes) },
    { label: 'Réglé à ce jour', amount: money(paid) },
  ];
  return { rows, total: { label: 'Reste dû', amount: money(bill.totalCentimes - paid) } };
}
