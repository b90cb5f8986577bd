/** The shortest file that passes as a PDF: the header and the end mark. */
export function samplePdf(name = 'certificat.pdf'): File {
  return new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' });
}
