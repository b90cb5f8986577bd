import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printFontsFolder } from '../folders.ts';

/** A PDF that is being rendered. */
export type Sheet = PDFKit.PDFDocument;

export type Face = 'text' | 'strong' | 'display';

/** A4, in points, and what is left free around. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 46, foot: 72 } as const;
export const innerWidth = page.width - 2 * page.side;

const faces: readonly Face[] = ['text', 'strong', 'display'];
const fonts = new Map<Face, Buffer>();

type About = {
  title: string;
  author: string;
  /** The creation date in the file, fixed so that the same content makes the same bytes. */
  at: Date;
};

/** Renders a PDF with embedded fonts. @returns its bytes, the same for the same content */
export async function renderPdf(
  { title, author, at }: About,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  // Loaded with the first document: a start does not wait for it.
  const { default: Pdf } = await import('pdfkit');
  const sheet = new Pdf({
    size: 'A4',
    margins: { top: page.top, bottom: page.foot, left: page.side, right: page.side },
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    // No default font is loaded, because every text sets its own.
    font: '',
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: at,
      ModDate: at,
    },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((done, fail) => {
    sheet.on('data', (part: Buffer) => parts.push(part));
    sheet.on('end', done);
    sheet.on('error', fail);
  });
  for (const face of faces) sheet.registerFont(face, getFont(face));
  draw(sheet);
  sheet.end();
  await ended;
  return Buffer.concat(parts);
}

function getFont(face: Face): Buffer {
  const known = fonts.get(face);
  if (known !== undefined) return known;
  const read = readFileSync(join(printFontsFolder, `${face}.ttf`));
  fonts.set(face, read);
  return read;
}
