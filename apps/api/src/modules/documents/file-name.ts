/** The name of a document as that of a file: it ends with `.pdf`, and leads nowhere. */
export function toFileName(name: string): string {
  const flat = name.replaceAll(/[\\/:]/gu, '-').trim();
  return /\.pdf$/iu.test(flat) ? flat : `${flat}.pdf`;
}
