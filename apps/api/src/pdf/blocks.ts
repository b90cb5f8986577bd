import { palette } from './palette.ts';
import { innerWidth, page, type Sheet } from './sheet.ts';
import { measureHeight, write } from './write.ts';

/** A small heading with lines under it, the first of them strong. @returns where it ends */
export function drawParty(
  sheet: Sheet,
  { label, lines }: { label: string; lines: readonly string[] },
  { x, y, width }: { x: number; y: number; width: number },
): number {
  write(sheet, label, { at: [x, y], face: 'strong', size: 8, color: palette.emerald, width });
  const [name = '', ...rest] = lines;
  write(sheet, name, { at: [x, y + 13], face: 'strong', size: 10.5, color: palette.ink, width });
  write(sheet, rest.join('\n'), { at: [x, sheet.y + 1], size: 9.5, width });
  return sheet.y;
}

/** Facts side by side on a tinted band. @returns where it ends */
export function drawFacts(
  sheet: Sheet,
  facts: readonly { label: string; value: string }[],
  y: number,
): number {
  const height = 42;
  const width = (innerWidth - 24) / facts.length;
  sheet.roundedRect(page.side, y, innerWidth, height, 5).fill(palette.tint);
  for (const [index, { label, value }] of facts.entries()) {
    const x = page.side + 14 + index * width;
    write(sheet, label, { at: [x, y + 9], size: 8, color: palette.soft, width });
    write(sheet, value, { at: [x, y + 21], face: 'strong', size: 10, color: palette.ink, width });
  }
  return y + height;
}

/** Goes to another page when so much does not fit on this one. @returns where to go on */
export function room(sheet: Sheet, y: number, height: number): number {
  if (y + height <= page.height - page.foot) return y;
  sheet.addPage();
  return page.top;
}

/** A heading and its paragraphs, over as many pages as they need. @returns where they end */
export function drawSection(
  sheet: Sheet,
  { heading, paragraphs }: { heading: string; paragraphs: readonly string[] },
  from: number,
): number {
  const head = { face: 'strong', size: 11, color: palette.ink, width: innerWidth } as const;
  const body = { size: 9.8, width: innerWidth, gap: 2.6 };
  const [first = ''] = paragraphs;
  let y = room(sheet, from, 20 + measureHeight(sheet, first, body));
  write(sheet, heading, { at: [page.side, y], ...head });
  y = sheet.y + 3;
  for (const paragraph of paragraphs) {
    y = room(sheet, y, measureHeight(sheet, paragraph, body));
    write(sheet, paragraph, { at: [page.side, y], ...body });
    y = sheet.y + 4;
  }
  return y + 7;
}

/** Where both sides sign. @returns where it ends */
export function drawSignatures(
  sheet: Sheet,
  labels: readonly [string, string],
  from: number,
): number {
  const height = 92;
  const y = room(sheet, from, height);
  const width = (innerWidth - 24) / 2;
  for (const [index, label] of labels.entries()) {
    const x = page.side + index * (width + 24);
    sheet.roundedRect(x, y, width, height, 5).lineWidth(0.75).strokeColor(palette.line).stroke();
    write(sheet, label, {
      at: [x + 12, y + 10],
      face: 'strong',
      size: 9,
      color: palette.soft,
      width,
    });
  }
  return y + height;
}

/** Facts under one another, their names in a column of their own. @returns where they end */
export function drawFactList(
  sheet: Sheet,
  facts: readonly (readonly [label: string, value: string])[],
  from: number,
): number {
  const column = 132;
  const style = { face: 'strong', size: 9.8, width: innerWidth - column } as const;
  let y = from;
  for (const [label, value] of facts) {
    y = room(sheet, y, measureHeight(sheet, value, style));
    write(sheet, label, { at: [page.side, y], size: 9.5, color: palette.soft, width: column - 8 });
    write(sheet, value, { at: [page.side + column, y], ...style });
    y = sheet.y + 3;
  }
  return y;
}
