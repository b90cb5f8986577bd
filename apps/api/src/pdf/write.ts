import { palette } from './palette.ts';
import type { Face, Sheet } from './sheet.ts';

type Style = {
  face?: Face;
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
  /** Between lines, in points. */
  gap?: number;
};

/** Characters that our font files do not have (packages/design-system/fonts/make-print-fonts.mjs). */
const MISSING = /[^\n\x20-\x7E\u00A0-\u00FFœŒŸ–—‘’‚“”„†•…‹›€™−\u2009]/gu;

/** Invisible control and format characters. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}]/gu;

/** Writes a text from a corner on; leaves the pen under it. */
export function write(
  sheet: Sheet,
  text: string,
  { at: [x, y], ...style }: Style & { at: readonly [x: number, y: number] },
): void {
  put(sheet, style).text(toLetters(text), x, y, toOptions(style));
}

/** The height of a text. */
export function measureHeight(sheet: Sheet, text: string, style: Style): number {
  return put(sheet, style).heightOfString(toLetters(text), toOptions(style));
}

function put(sheet: Sheet, { face = 'text', size = 10, color = palette.text }: Style): Sheet {
  return sheet.font(face).fontSize(size).fillColor(color);
}

function toOptions({ width, align = 'left', gap = 1.5 }: Style): PDFKit.Mixins.TextOptions {
  return { align, lineGap: gap, ...(width !== undefined && { width }) };
}

/**
 * Replaces the narrow space of French numbers by a no-break space, and drops the accent of characters that the fonts lack.
 * Line breaks are normalised, invisible characters removed.
 */
function toLetters(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(MISSING, (letter) => {
      const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return bare === '' || bare.search(MISSING) >= 0 ? '?' : bare;
    });
}
