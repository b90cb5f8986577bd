import { getDocument, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.mjs';

/** Where a page is drawn, and where its text is laid. */
type Sheet = { canvas: HTMLCanvasElement; text: HTMLElement };

/** A PDF that was read. */
export type PdfDocument = {
  pageCount: number;
  /**
   * Draws a page as wide as its canvas is shown, and lays its text over it, to be selected and read aloud.
   * @param number from 1
   */
  drawPage: (number: number, sheet: Sheet, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

/** In pixels; more than a scanner makes of a sheet. A larger image is left out. */
const LARGEST_IMAGE = 100_000_000;

// The content security policy allows no worker: pdf.js finds its parser here, and asks for none.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

/** Reads a PDF. Nothing in it runs: its forms and links are drawn, no more. */
export async function openPdf(data: ArrayBuffer): Promise<PdfDocument> {
  const document = await getDocument({
    data,
    useWasm: false,
    maxImageSize: LARGEST_IMAGE,
    verbosity: 0,
  }).promise;
  return {
    pageCount: document.numPages,
    drawPage: (number, sheet, signal) => drawPage(document, number, { ...sheet, signal }),
    close: () => void document.loadingTask.destroy(),
  };
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  { canvas, text, signal }: Sheet & { signal: AbortSignal },
): Promise<void> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const scale = canvas.clientWidth / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const drawn = page.getViewport({ scale: scale * window.devicePixelRatio });
  canvas.width = Math.floor(drawn.width);
  canvas.height = Math.floor(drawn.height);
  const picture = page.render({ canvas, viewport: drawn });
  const textContentSource = page.streamTextContent();
  const layer = new TextLayer({ textContentSource, container: text, viewport });
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  signal.addEventListener('abort', () => {
    picture.cancel();
    layer.cancel();
  });
  await Promise.all([picture.promise, layer.render()]);
}
