import { moroccanDay } from '@tassis/domain';
import { formatDate, translate } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { drawFactList, drawParty } from '../../pdf/blocks.ts';
import { drawFeet, drawHead } from '../../pdf/letterhead.ts';
import { drawPriceGroups, drawTotals } from '../../pdf/price-table.ts';
import { innerWidth, page, renderPdf } from '../../pdf/sheet.ts';
import { toBillLines, toBillParties } from '../bills/bill-draft.ts';
import { lockBillSource, type BillSource } from '../bills/bill-source.repository.ts';
import { toGroups, toTotals } from '../bills/price-words.ts';
import { findFirm, type FirmRecord } from '../firm/firm.repository.ts';
import { keepDocument } from '../documents/keep-document.service.ts';
import { getOrderFacts } from './order-facts.ts';

/** Adds the summary of an order to its client's documents, dated on the day of the order: the services and their prices. */
export async function makeOrderSummary(
  storage: { files: FileStorage },
  tx: Executor,
  orderId: string,
): Promise<void> {
  const source = await lockBillSource(tx, orderId);
  const bytes = await renderOrderSummary(source, await findFirm(tx));
  const { clientId, reference, createdAt: now } = source.order;
  const about = { clientId, orderId, kind: 'order_summary', origin: 'system' } as const;
  await keepDocument(storage, tx, { ...about, name: `Récapitulatif ${reference}`, bytes, now });
}

function renderOrderSummary(source: BillSource, firm: FirmRecord): Promise<Uint8Array> {
  const { order } = source;
  const { reference, createdAt, pricing } = order;
  const parties = toBillParties(firm, source);
  const title = 'Récapitulatif de commande';
  const about = { title: `${title} ${reference}`, author: parties.firm.name, at: createdAt };
  const { companyName, name, address, email, ice } = parties.client;
  const lines = [
    companyName ?? '',
    name,
    address.join(', '),
    email,
    ice === null ? '' : `ICE ${ice}`,
  ];
  return renderPdf(about, (sheet) => {
    let y = drawHead(sheet, parties.firm, { title, number: reference });
    const width = innerWidth / 2 - 16;
    const day = `Passée le ${formatDate('fr', moroccanDay(createdAt))}`;
    const sides = [
      { label: 'Client', lines: lines.filter(Boolean) },
      { label: 'Service', lines: [translate('fr', `service_type.${order.service}`), day] },
    ];
    const ends = sides.map((side, index) =>
      drawParty(sheet, side, { x: page.side + index * (width + 32), y: y + 8, width }),
    );
    y = Math.max(...ends) + 18;
    y = drawFactList(sheet, getOrderFacts(order.content), y) + 14;
    y = drawPriceGroups(sheet, toGroups(toBillLines(source)), y + 4);
    drawTotals(sheet, toTotals(pricing), y + 4);
    drawFeet(sheet, parties.firm);
  });
}
