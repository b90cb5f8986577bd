// An area that imports this file includes none of this package's declarations by itself.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdf-worker.d.ts" />
import { getDocument, PDFWorker, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.mjs';

/** Where to draw a page, and where to place its text. */
type Sheet = { canvas: HTMLCanvasElement; text: HTMLElement };

/** A PDF that was parsed. */
export type PdfDocument = {
  pageCount: number;
  /**
   * Draws a page at the width of its canvas, and places its text over it, so that it can be selected and read aloud. Rejects
   * with a `TimeoutError` when that takes too long.
   * @param number the page, from 1
   */
  drawPage: (number: number, sheet: Sheet, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

/** In pixels; more than a scanner produces for a page. A larger image is left out. */
const LARGEST_IMAGE = 100_000_000;

/** In pixels; an A4 page at the largest zoom on a dense screen. A larger page is drawn at a lower resolution. */
const LARGEST_SHEET = 30_000_000;

/** Parsing a file and drawing a page are aborted after this time, because a hostile file may never end. */
const LIMIT_MS = 10_000;

/** Parses a PDF. Nothing in it runs; its forms and links are only drawn. Rejects with a `TimeoutError` when that takes too long. */
export async function openPdf(data: ArrayBuffer): Promise<PdfDocument> {
  const parser = startParser();
  const task = getDocument({
    data,
    worker: parser.worker,
    useWasm: false,
    maxImageSize: LARGEST_IMAGE,
    verbosity: 0,
  });
  const close = () => void task.destroy().finally(parser.stop);
  try {
    const document = await inTime(task.promise);
    return {
      pageCount: document.numPages,
      drawPage: (number, sheet, signal) => inTime(drawPage(document, number, { ...sheet, signal })),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/**
 * Runs the parser of pdf.js in this thread, because the content security policy allows no worker. Through a channel its
 * messages are separate tasks, so that the page stays responsive and a timeout can abort it.
 */
function startParser() {
  const { port1, port2 } = new MessageChannel();
  WorkerMessageHandler.initializeFromPort(port1);
  // pdf.js asks for a Worker but uses only what a MessagePort has too.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const worker = PDFWorker.create({ port: port2 as unknown as Worker, verbosity: 0 });
  port1.start();
  port2.start();
  const stop = () => {
    worker.destroy();
    port1.close();
  };
  return { worker, stop };
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const late = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason));
  });
  return Promise.race([work, late]);
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
  const area = viewport.width * viewport.height;
  const density = Math.min(window.devicePixelRatio, Math.sqrt(LARGEST_SHEET / area));
  const drawn = page.getViewport({ scale: scale * density });
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
