import { palette } from './palette.ts';
import { innerWidth, page, type Sheet } from './sheet.ts';
import { write } from './write.ts';
import { drawMark, drawMotif } from './zellige.ts';

/** Who a document comes from. */
export type Sender = {
  name: string;
  address: string[];
  phone: string;
  email: string;
  /** ICE, IF, RC, TP, capital: label and value as printed. */
  legalNumbers: { label: string; value: string }[];
};

/** The head of a first page. @returns where the document's own text begins */
export function drawHead(
  sheet: Sheet,
  sender: Sender,
  { title, number }: { title: string; number?: string },
): number {
  drawMotif(sheet);
  drawMark(sheet, [page.side + 15, page.top + 17], 15);
  const besides = page.side + 42;
  write(sheet, sender.name, {
    at: [besides, page.top + 2],
    face: 'display',
    size: 14,
    color: palette.ink,
  });
  const contact = [...sender.address, sender.phone, sender.email].filter(Boolean).join('  ·  ');
  write(sheet, contact, { at: [besides, page.top + 21], size: 8, color: palette.soft, width: 330 });
  const top = page.top + 60;
  write(sheet, title, { at: [page.side, top], face: 'display', size: 25, color: palette.ink });
  if (number !== undefined) {
    const style = { face: 'strong', size: 11, color: palette.emerald } as const;
    write(sheet, number, { at: [page.side, top + 33], ...style });
  }
  return top + (number === undefined ? 44 : 60);
}

/** The foot of every page: who we are before the law, and which page of how many. */
export function drawFeet(sheet: Sheet, { name, address, legalNumbers }: Sender): void {
  const { start, count } = sheet.bufferedPageRange();
  const numbers = legalNumbers.map(({ label, value }) => `${label}\u00A0${value}`);
  for (let index = start; index < start + count; index += 1) {
    sheet.switchToPage(index);
    // The foot lies in the margin, where text would begin another page.
    sheet.page.margins.bottom = 0;
    const top = page.height - 58;
    const [x, end] = [page.side, page.width - page.side];
    sheet.moveTo(x, top).lineTo(end, top).lineWidth(0.5).strokeColor(palette.line).stroke();
    const style = { size: 7.5, color: palette.soft, width: innerWidth - 60 };
    write(sheet, [name, ...address].join(', '), { at: [x, top + 10], ...style });
    write(sheet, numbers.join('  ·  '), { at: [x, top + 22], ...style });
    const pageNumber = `${index - start + 1}\u00A0/\u00A0${count}`;
    write(sheet, pageNumber, { at: [end - 50, top + 10], ...style, width: 50, align: 'right' });
  }
}
