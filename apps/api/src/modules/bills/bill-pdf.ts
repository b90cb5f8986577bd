import { formatDate } from '@tassis/messages';
import { drawFacts, drawParty, room } from '../../pdf/blocks.ts';
import { drawFeet, drawHead } from '../../pdf/letterhead.ts';
import { palette } from '../../pdf/palette.ts';
import { drawPriceGroups, drawTotals } from '../../pdf/price-table.ts';
import { innerWidth, page, renderPdf, type Sheet } from '../../pdf/sheet.ts';
import { measureHeight, write } from '../../pdf/write.ts';
import { sumInWords } from './amount-in-words.ts';
import type { BillRow } from './bill-writer.repository.ts';
import { toGroups, money, toTotals } from './price-words.ts';

/** The facts that are printed besides the bill's own row. */
type Print = {
  bill: BillRow;
  orderReference: string;
  /** For a credit note: the bill that it cancels. */
  credited: Pick<BillRow, 'number' | 'refundCentimes' | 'refundedCentimes'> | null;
};

/** Renders a bill or credit note as PDF, in French as the law requires: the same bytes each time. */
export function renderBill(print: Print): Promise<Uint8Array> {
  const { bill } = print;
  const { firm } = bill.parties;
  const title = bill.kind === 'bill' ? 'Facture' : 'Avoir';
  const about = { title: `${title} ${bill.number}`, author: firm.name, at: bill.createdAt };
  return renderPdf(about, (sheet) => {
    let y = drawHead(sheet, firm, { title, number: `N° ${bill.number}` });
    y = drawBillParties(sheet, bill, y + 8);
    y = drawFacts(sheet, buildFacts(print), y + 14);
    y = drawPriceGroups(sheet, toGroups(bill.lines), y + 22);
    y = drawTotals(
      sheet,
      toTotals(bill.pricing, bill.kind === 'bill' ? undefined : 'Total de l’avoir'),
      y + 4,
    );
    drawClosing(sheet, print, y + 16);
    drawFeet(sheet, firm);
  });
}

function drawBillParties(sheet: Sheet, { parties }: BillRow, y: number): number {
  const { firm, client } = parties;
  const width = innerWidth / 2 - 16;
  const numbers = firm.legalNumbers.map(({ label, value }) => `${label}\u00A0: ${value}`);
  // Two on a line, so that a usual bill stays on one page.
  const pairs = numbers.flatMap((number, index) =>
    index % 2 === 0 ? [[number, numbers[index + 1]].filter(Boolean).join('  ·  ')] : [],
  );
  const from = {
    label: 'Émetteur',
    lines: [firm.name, firm.address.join(', '), ...pairs].filter(Boolean),
  };
  const ice = client.ice === null ? [] : [`ICE\u00A0: ${client.ice}`];
  const company = client.companyName === null ? [] : [client.companyName];
  const lines = [...company, client.name, client.address.join(', '), client.email, ...ice].filter(
    Boolean,
  );
  const ends = [
    drawParty(sheet, from, { x: page.side, y, width }),
    drawParty(sheet, { label: 'Client', lines }, { x: page.side + width + 32, y, width }),
  ];
  return Math.max(...ends);
}

function buildFacts({ bill, orderReference, credited }: Print) {
  const issued = { label: 'Date d’émission', value: formatDate('fr', bill.issuedOn) };
  const order = { label: 'Commande', value: orderReference };
  if (credited !== null) {
    return [issued, { label: 'Facture annulée', value: credited.number }, order];
  }
  return [issued, { label: 'Échéance', value: formatDate('fr', bill.dueOn) }, order];
}

function drawClosing(sheet: Sheet, { bill, credited }: Print, from: number): void {
  const isBill = bill.kind === 'bill';
  const opening = isBill ? 'Arrêtée la présente facture' : 'Arrêté le présent avoir';
  const sum = `${opening} à la somme ${sumInWords(bill.totalCentimes)}.`;
  const strong = { face: 'display', size: 11, color: palette.ink, width: innerWidth } as const;
  const note = isBill
    ? `À régler au plus tard le ${formatDate('fr', bill.dueOn)} par virement, chèque, carte bancaire ou espèces, en rappelant le numéro ${bill.number}.`
    : `Cet avoir annule la facture nommée ci-dessus${formatSettlement(credited)}`;
  const y = room(sheet, from, measureHeight(sheet, sum, strong) + 32);
  write(sheet, sum, { at: [page.side, y], ...strong });
  const small = { size: 9, color: palette.soft, width: innerWidth };
  write(sheet, note, { at: [page.side, sheet.y + 5], ...small });
}

/** The consequence of a credit note: none, or a refund. */
function formatSettlement(credited: Print['credited']): string {
  const refund = credited === null ? 0 : credited.refundCentimes + credited.refundedCentimes;
  if (refund === 0) return '\u00A0: rien n’est à régler.';
  return `. Les ${money(refund)} déjà réglés vous sont remboursés.`;
}
