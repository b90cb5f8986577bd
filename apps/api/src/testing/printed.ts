import Pdf from 'pdfkit';
import { Piscina } from 'piscina';
import { vi } from 'vitest';

type Renderers = Record<string, (content: unknown) => Promise<Uint8Array>>;

/** What is written on a PDF while it is drawn, its no-break spaces as plain ones. It is drawn on this thread, where it can be seen. */
export async function printedBy<Made>(draw: () => Promise<Made>) {
  const text = vi.spyOn(Pdf.prototype, 'text');
  const run = vi
    .spyOn(Piscina.prototype, 'run')
    .mockImplementation(async (content: unknown, { filename, name } = {}) => {
      const renderers = await vi.importActual<Renderers>(String(filename));
      return renderers[String(name)]?.(content);
    });
  try {
    const made = await draw();
    const words = text.mock.calls.map(([written]) => String(written).replaceAll('\u00A0', ' '));
    return { made, words };
  } finally {
    text.mockRestore();
    run.mockRestore();
  }
}
