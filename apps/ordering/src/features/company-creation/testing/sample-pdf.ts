/** A file whose first and last bytes are those of a PDF. */
export function samplePdf(name = 'certificat.pdf'): File {
  return new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' });
}
