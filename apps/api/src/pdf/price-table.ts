import { palette } from './palette.ts';
import { innerWidth, page, type Sheet } from './sheet.ts';
import { measureHeight, write } from './write.ts';
import { room } from './blocks.ts';

export type PriceRow = { label: string; detail?: string; amount: string };
type PriceGroup = { title: string; rows: readonly PriceRow[] };

const AMOUNT = 110;
const LABEL = innerWidth - AMOUNT - 12;
const amountAt = page.width - page.side - AMOUNT;

/** What is sold, group by group. @returns where it ends */
export function drawPriceGroups(sheet: Sheet, groups: readonly PriceGroup[], from: number): number {
  return groups.reduce((y, group) => drawGroup(sheet, group, y) + 12, from);
}

function drawGroup(sheet: Sheet, { title, rows }: PriceGroup, from: number): number {
  let y = room(sheet, from, 60);
  const head = { face: 'strong', size: 8.5, color: palette.emerald } as const;
  write(sheet, title, { at: [page.side, y], ...head, width: LABEL });
  y += 14;
  drawLine(sheet, y, palette.emerald);
  for (const row of rows) {
    y = drawRow(sheet, row, y);
    drawLine(sheet, y, palette.line);
  }
  return y;
}

function drawRow(sheet: Sheet, { label, detail, amount }: PriceRow, from: number): number {
  const style = { size: 10, width: LABEL };
  const small = { size: 8.5, color: palette.soft, width: LABEL };
  const height =
    measureHeight(sheet, label, style) +
    (detail === undefined ? 0 : measureHeight(sheet, detail, small));
  const y = room(sheet, from, height + 12) + 6;
  write(sheet, label, { at: [page.side, y], ...style });
  if (detail !== undefined) write(sheet, detail, { at: [page.side, sheet.y], ...small });
  write(sheet, amount, { at: [amountAt, y], size: 10, width: AMOUNT, align: 'right' });
  return y + height + 4;
}

/** The sums, under the amounts; the last one is what counts. @returns where they end */
export function drawTotals(
  sheet: Sheet,
  { rows, total }: { rows: readonly PriceRow[]; total: PriceRow },
  from: number,
): number {
  const width = 250;
  const x = page.width - page.side - width;
  let y = room(sheet, from, rows.length * 18 + 48);
  for (const { label, amount } of rows) {
    write(sheet, label, { at: [x + 12, y], size: 9.5, color: palette.soft, width: 130 });
    write(sheet, amount, { at: [x, y], size: 9.5, width: width - 12, align: 'right' });
    y += 18;
  }
  y += 2;
  sheet.roundedRect(x, y, width, 36, 5).fill(palette.text);
  const label = { face: 'strong', size: 10, color: palette.limestone } as const;
  write(sheet, total.label, { at: [x + 12, y + 12], ...label });
  const sum = { face: 'strong', size: 13.5, color: palette.limestone, align: 'right' } as const;
  write(sheet, total.amount, { at: [x, y + 9], ...sum, width: width - 12 });
  return y + 36;
}

function drawLine(sheet: Sheet, y: number, color: string): void {
  const end = page.width - page.side;
  sheet.moveTo(page.side, y).lineTo(end, y).lineWidth(0.6).strokeColor(color).stroke();
}
