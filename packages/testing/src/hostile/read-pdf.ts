import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The text of a PDF without spaces, and what it would do when it is opened or clicked. */
export type PdfContents = { text: string; actions: object[]; links: unknown[] };

/** Reads a PDF as a viewer does. Rejects when it is invalid. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContents> {
  const { getDocument } = await reader();
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    return await readContents(await reading.promise);
  } finally {
    await reading.destroy();
  }
}

async function readContents(document: PDFDocumentProxy): Promise<PdfContents> {
  const words: string[] = [];
  const links: unknown[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
    const annotations: unknown[] = await page.getAnnotations();
    links.push(...annotations);
  }
  const found = [
    await document.getJSActions(),
    await document.getOpenAction(),
    await document.getAttachments(),
  ];
  const text = words.join('').replaceAll(/\s/gu, '');
  return { text, actions: found.filter((each) => each !== null), links };
}

/** The reader warns that it could not draw, which these tests do not need. */
async function reader() {
  // It has no other switch.
  /* oxlint-disable no-console */
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
  /* oxlint-enable no-console */
}
