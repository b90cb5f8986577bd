/** The name of a document as a file name: it ends with `.pdf` and has no path separators. */
export function toFileName(name: string): string {
  const flat = name.replaceAll(/[\\/:]/gu, '-').trim();
  return /\.pdf$/iu.test(flat) ? flat : `${flat}.pdf`;
}
