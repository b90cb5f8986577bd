import Pdf from 'pdfkit';
import { vi } from 'vitest';

/** What is written on a PDF while it is drawn, its no-break spaces as plain ones. */
export async function printedBy<Made>(draw: () => Promise<Made>) {
  const text = vi.spyOn(Pdf.prototype, 'text');
  try {
    const made = await draw();
    const words = text.mock.calls.map(([written]) => String(written).replaceAll('\u00A0', ' '));
    return { made, words };
  } finally {
    text.mockRestore();
  }
}
