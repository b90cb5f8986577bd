/** A black square of 64 dots in fax encoding (CCITT group 4): each row is the same as the one above, white; drawn inverted. */
const SCAN = `${'\u00FF'.repeat(8)}\u0000\u0010\u0001`;

/**
 * A small valid PDF of one page, blank or with these lines of plain ASCII text, as base64.
 * @param scan draws a scanned image below the lines
 */
export function aPdf(lines: readonly string[] = [], { scan = false } = {}): string {
  const written = lines.map((line) => `(${line}) Tj T*`).join(' ');
  const image = scan ? ' q 200 0 0 200 60 400 cm /Im1 Do Q' : '';
  const content = `BT /F1 14 Tf 18 TL 60 780 Td ${written} ET${image}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /Im1 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 1 /ColorSpace /DeviceGray /Decode [1 0] /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 64 >> /Length ${SCAN.length} >>\nstream\n${SCAN}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return btoa(body + xref + trailer);
}
