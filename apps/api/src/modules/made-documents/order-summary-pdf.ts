import { moroccanDay } from '@tassis/domain';
import { formatDate, translate } from '@tassis/messages';
import { drawFactList, drawParty } from '../../pdf/blocks.ts';
import { drawFeet, drawHead } from '../../pdf/letterhead.ts';
import { drawPriceGroups, drawTotals } from '../../pdf/price-table.ts';
import { innerWidth, page, renderPdf } from '../../pdf/sheet.ts';
import { toBillLines, toBillParties } from '../bills/bill-draft.ts';
import type { BillSource } from '../bills/bill-source.repository.ts';
import { toGroups, toTotals } from '../bills/price-words.ts';
import type { FirmRecord } from '../firm/firm.repository.ts';
import { getOrderFacts } from './order-facts.ts';

type Content = { source: BillSource; firm: FirmRecord };

/** The services of an order and their prices. */
export function renderOrderSummary({ source, firm }: Content): Promise<Uint8Array> {
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
